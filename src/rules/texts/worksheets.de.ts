/** The same in German. */
import { capital, formats } from '../../kernel';
import type { SameTexts } from './text';
import type { en } from './worksheets.en';
import { whatOf } from './worksheet-words';

const { number } = formats.de;

/** By the first words of a pointer within an entry; what follows them is a place on the mech. */
const WHAT: readonly (readonly [pointer: string, words: string])[] = [
  ['fate', 'Schicksal'],
  ['edge', 'Rand des Rückzugs'],
  ['hits', 'Treffer des Piloten'],
  ['pilotFate', 'Schicksal des Piloten'],
  ['condition/armor', 'Panzerung'],
  ['condition/structure', 'Struktur'],
  ['condition/slots', 'Platz'],
  ['condition/ammunition', 'Schuss in'],
  ['holder', 'wer das Feld hält'],
  ['turns', 'Zahl der Züge'],
  ['minesUsed', 'verbrauchte Minen'],
  ['buildings', 'CP eines Gebäudes'],
];

const of = (p: { readonly name: string | null; readonly what: string }): string =>
  capital((p.name === null ? '' : `${p.name}, `) + whatOf(WHAT, p.what));

export const de: SameTexts<typeof en> = {
  'battle/entry-changed': (p) =>
    `Dieser Eintrag wurde inzwischen gespeichert: Seine Revision ist jetzt ${number(p.revision)}. Lies ihn, und speichere dann über diese Revision.`,
  'battle/worksheet-open': (p) => `${of(p)}: Das ist noch nicht ausgefüllt.`,
  'battle/worksheet-differs': (p) => `${of(p)}: Die Seiten sagen Verschiedenes.`,
};
