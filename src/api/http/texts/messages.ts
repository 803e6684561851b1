/** Texts of what is wrong with a message, or with what is muted. */
import { inBoth, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

const en = {
  'messages/no-such-force': 'There is no such force in the campaign.',
  'messages/nobody-there': 'Nobody plays there at the moment who could read it.',
  'messages/no-team': 'You are on no team.',
  'messages/to-oneself': 'You cannot write to yourself.',
  'messages/mutes-oneself': 'You cannot mute your own force.',
  'shape/not-a-message': (p) =>
    `This must be a text of 1 to ${Number(p['max']).toLocaleString('en')} characters, one of them visible, without control characters other than line breaks.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'messages/no-such-force': 'Diese Streitmacht gibt es in der Kampagne nicht.',
  'messages/nobody-there': 'Dort spielt zurzeit niemand, der das lesen könnte.',
  'messages/no-team': 'Sie sind in keinem Team.',
  'messages/to-oneself': 'An sich selbst können Sie nicht schreiben.',
  'messages/mutes-oneself': 'Die eigene Streitmacht können Sie nicht stummschalten.',
  'shape/not-a-message': (p) =>
    `Hier muss ein Text von 1 bis ${Number(p['max']).toLocaleString('de')} Zeichen stehen, davon eines sichtbar, ohne Steuerzeichen außer Zeilenumbrüchen.`,
};

export const texts: Texts = inBoth(en, de);
