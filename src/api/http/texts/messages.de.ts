/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './messages.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'messages/no-such-force': 'Diese Truppe gibt es in der Kampagne nicht.',
  'messages/nobody-there': 'Dort spielt zurzeit niemand, der das lesen könnte.',
  'messages/no-team': 'Du bist in keinem Team.',
  'messages/to-oneself': 'An dich selbst kannst du nicht schreiben.',
  'messages/mutes-oneself': 'Die eigene Truppe kannst du nicht stummschalten.',
  'shape/not-a-message': (p) =>
    `Hier muss ein Text von 1 bis ${number(p.max)} Zeichen stehen, davon eines sichtbar, ohne Steuerzeichen außer Zeilenumbrüchen.`,
};
