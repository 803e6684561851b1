/** Texts of what is wrong with a message, or with what is muted: in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { number } = formats.en;

export const en = {
  'messages/no-such-force': 'There is no such force in the campaign.',
  'messages/nobody-there': 'Nobody plays this force at the moment, so nobody could read the message.',
  'messages/no-team': 'You are on no team.',
  'messages/to-oneself': 'You cannot write to yourself.',
  'messages/mutes-oneself': 'You cannot mute your own force.',
  'shape/not-a-message': (p: { readonly max: number }) =>
    `This must be a text of 1 to ${number(p.max)} characters, one of them visible, without control characters other than line breaks.`,
} satisfies English;
