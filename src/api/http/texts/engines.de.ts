/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './engines.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'engine/unknown-ruleset': (p) =>
    `Die Engine „${p.name}“ kennt ${p.known}, aber nicht das Regelwerk ${p.ruleset} der Kampagne.`,
  'engine/too-many': (p) => `Für eine Kampagne können höchstens ${number(p.max)} Engines angemeldet sein.`,
  'engine/bad-webhook': 'Ein Webhook muss eine https-URL ohne Anmeldedaten sein.',
  'engine/chosen': 'Die Kampagne soll mit dieser Engine ausgetragen werden: Wähle zuerst eine andere.',
  'engine/wrong-signature':
    'Diese Engine gibt es nicht, oder die Anfrage ist nicht mit ihrem Geheimnis signiert.',
  'engine/stale-request': 'Der Zeitstempel weicht mehr als fünf Minuten von der Uhr des Servers ab.',
  'engine/nonce-used': 'Diese Nonce wurde schon benutzt; jede Anfrage braucht eine neue.',
};
