/**
 * Texts of what keeps external engines, and game masters who register them, from what they want (TAC-8): in
 * English.
 */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { number } = formats.en;

export const en = {
  'engine/unknown-ruleset': (p: {
    readonly name: string;
    readonly known: string;
    readonly ruleset: string;
  }) => `The engine “${p.name}” knows ${p.known}, but not the campaign’s ruleset ${p.ruleset}.`,
  'engine/too-many': (p: { readonly max: number }) =>
    `At most ${number(p.max)} engines can be registered for a campaign.`,
  'engine/bad-webhook': 'A webhook must be an https URL without a login in it.',
  'engine/chosen': 'The campaign is to be fought with this engine: choose another one first.',
  'engine/wrong-signature': 'There is no such engine, or the request is not signed with its secret.',
  'engine/stale-request': 'The time stamp is more than five minutes from the server’s clock.',
  'engine/nonce-used': 'This nonce has been used before; every request needs a new one.',
} satisfies English;
