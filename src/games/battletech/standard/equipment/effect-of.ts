/** What an item of equipment does in a fight (BT-3), and what a design has that no rule covers. */
import { flatMap } from '../../../../kernel';
import type { Figures, Sheet } from '../mech/sheet';
import type { Kind } from './kind';
import { KINDS } from './kinds';

const known = new Map<string, Kind | null>();

/** Null: no rule covers it. */
export const effectOf = (figures: Figures): Kind | null => {
  const before = known.get(figures.item);
  if (before !== undefined) return before;
  const kind = KINDS.find((one) => one.covers(figures)) ?? null;
  known.set(figures.item, kind);
  return kind;
};

/** Names of what is on the mech and not covered, each once, in the order of the sheet; empty: it can fight. */
export const refusalsOf = (sheet: Sheet): readonly string[] => [
  ...new Set(
    flatMap([...sheet.mounts, ...sheet.bins], ({ figures }) =>
      effectOf(figures) === null ? [figures.name] : [],
    ),
  ),
];
