/** Texts of what keeps external engines, and game masters who register them, from what they want (TAC-8). */
import { inBoth, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

const en = {
  'engine/unknown-ruleset': (p) =>
    `The engine "${String(p['name'])}" knows ${String(p['known'])}, but not the campaign's ruleset ${String(p['ruleset'])}.`,
  'engine/too-many': (p) => `At most ${String(p['max'])} engines can be registered for a campaign.`,
  'engine/bad-webhook': 'A webhook must be an https URL without a login in it.',
  'engine/chosen': 'The campaign is to be fought with this engine: choose another one first.',
  'engine/wrong-signature': 'There is no such engine, or the request is not signed with its secret.',
  'engine/stale-request': 'The time stamp is more than five minutes from the server’s clock.',
  'engine/nonce-used': 'This nonce has been used before; every request needs a new one.',
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'engine/unknown-ruleset': (p) =>
    `Die Engine „${String(p['name'])}“ kennt ${String(p['known'])}, aber nicht das Regelwerk ${String(p['ruleset'])} der Kampagne.`,
  'engine/too-many': (p) => `Für eine Kampagne können höchstens ${String(p['max'])} Engines angemeldet sein.`,
  'engine/bad-webhook': 'Ein Webhook muss eine https-URL ohne Anmeldedaten sein.',
  'engine/chosen': 'Die Kampagne soll mit dieser Engine ausgetragen werden: Bitte zuerst eine andere wählen.',
  'engine/wrong-signature': 'Diese Engine gibt es nicht, oder die Anfrage ist nicht mit ihrem Geheimnis signiert.',
  'engine/stale-request': 'Der Zeitstempel weicht mehr als fünf Minuten von der Uhr des Servers ab.',
  'engine/nonce-used': 'Diese Nonce wurde schon benutzt; jede Anfrage braucht eine neue.',
};

export const texts: Texts = inBoth(en, de);
