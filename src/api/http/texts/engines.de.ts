/** The same in German. */
import type { SameCodes } from '../../../rules/texts';
import type { en } from './engines.en';

export const de: SameCodes<typeof en> = {
  'engine/unknown-ruleset': (p) =>
    `Die Engine „${String(p['name'])}“ kennt ${String(p['known'])}, aber nicht das Regelwerk ${String(p['ruleset'])} der Kampagne.`,
  'engine/too-many': (p) => `Für eine Kampagne können höchstens ${String(p['max'])} Engines angemeldet sein.`,
  'engine/bad-webhook': 'Ein Webhook muss eine https-URL ohne Anmeldedaten sein.',
  'engine/chosen': 'Die Kampagne soll mit dieser Engine ausgetragen werden: Bitte zuerst eine andere wählen.',
  'engine/wrong-signature': 'Diese Engine gibt es nicht, oder die Anfrage ist nicht mit ihrem Geheimnis signiert.',
  'engine/stale-request': 'Der Zeitstempel weicht mehr als fünf Minuten von der Uhr des Servers ab.',
  'engine/nonce-used': 'Diese Nonce wurde schon benutzt; jede Anfrage braucht eine neue.',
};
