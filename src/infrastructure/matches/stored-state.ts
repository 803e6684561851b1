/**
 * How the state of a match is stored (MAT-4): whole now and then, and with each order what has changed since. The setup,
 * which is most of it, is so written once.
 */
import type { Frame } from '../../games';
import { type Edits, edited, editsBetween, memo } from '../../kernel';

/** Changes that would be larger than this part of a whole state are not worth it. */
const PART = 1 / 4;

const lengthOf = memo((whole: Frame): number => JSON.stringify(whole).length);

/** What is written of a state, as JSON: the whole of it, or what has changed since that was written. */
export type Written = { readonly whole: string } | { readonly changes: string };

/** @param whole the state that was last written whole; null: none was */
export const writtenOf = (state: Frame, whole: Frame | null): Written => {
  if (whole !== null) {
    const changes = JSON.stringify(editsBetween(whole, state));
    if (changes.length <= PART * lengthOf(whole)) return { changes };
  }
  return { whole: JSON.stringify(state) };
};

/** @param changes null: none since it was written whole */
export const stateFrom = (whole: Frame, changes: Edits): Frame => edited(whole, changes) as Frame;
