/** Texts of worksheets (TBL): what is not filled in yet, and what the sides say differently: in English. */
import { capital, formats } from '../../kernel';
import type { English } from './text';
import { whatOf } from './worksheet-words';

const { number } = formats.en;

/** By the first words of a pointer within an entry; what follows them is a place on the mech. */
const WHAT: readonly (readonly [pointer: string, words: string])[] = [
  ['fate', 'fate'],
  ['edge', 'edge of withdrawal'],
  ['hits', 'the pilot’s hits'],
  ['pilotFate', 'the pilot’s fate'],
  ['condition/armor', 'armour'],
  ['condition/structure', 'structure'],
  ['condition/slots', 'slot'],
  ['condition/ammunition', 'shots in'],
  ['holder', 'who holds the field'],
  ['turns', 'number of turns'],
  ['minesUsed', 'mines used'],
  ['buildings', 'CP of a building'],
];

const of = (p: { readonly name: string | null; readonly what: string }): string =>
  capital((p.name === null ? '' : `${p.name}, `) + whatOf(WHAT, p.what));

export const en = {
  'battle/entry-changed': (p: { readonly revision: number }) =>
    `This entry was saved meanwhile: its revision is ${number(p.revision)} now. Read it, then save again over that revision.`,
  'battle/worksheet-open': (p: { readonly name: string | null; readonly what: string }) =>
    `${of(p)}: this is not filled in yet.`,
  'battle/worksheet-differs': (p: { readonly name: string | null; readonly what: string }) =>
    `${of(p)}: the sides say different things.`,
} satisfies English;
