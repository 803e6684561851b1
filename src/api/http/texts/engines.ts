/** Texts of what keeps external engines, and game masters who register them, from what they want (TAC-8). */
import type { Texts } from '../../../rules/texts/text';

export const texts: Texts = {
  'engine/unknown-ruleset': {
    en: (p) => `The engine does not know the campaign's ruleset ${String(p['ruleset'])}.`,
    de: (p) => `Die Engine kennt das Regelwerk ${String(p['ruleset'])} der Kampagne nicht.`,
  },
  'engine/too-many': {
    en: (p) => `At most ${String(p['max'])} engines can be registered for a campaign.`,
    de: (p) => `Für eine Kampagne können höchstens ${String(p['max'])} Engines angemeldet sein.`,
  },
  'engine/bad-webhook': {
    en: () => 'A webhook must be an https URL without a login in it.',
    de: () => 'Ein Webhook muss eine https-URL ohne Anmeldedaten sein.',
  },
  'engine/chosen': {
    en: () => 'The campaign is to be fought with this engine: choose another one first.',
    de: () => 'Die Kampagne soll mit dieser Engine ausgetragen werden: Bitte zuerst eine andere wählen.',
  },
  'engine/wrong-signature': {
    en: () => 'There is no such engine, or the request is not signed with its secret.',
    de: () => 'Diese Engine gibt es nicht, oder die Anfrage ist nicht mit ihrem Geheimnis signiert.',
  },
  'engine/stale-request': {
    en: () => 'The time stamp is more than five minutes from the server’s clock.',
    de: () => 'Der Zeitstempel weicht mehr als fünf Minuten von der Uhr des Servers ab.',
  },
  'engine/nonce-used': {
    en: () => 'This nonce has been used before; every request needs a new one.',
    de: () => 'Diese Nonce wurde schon benutzt; jede Anfrage braucht eine neue.',
  },
};
