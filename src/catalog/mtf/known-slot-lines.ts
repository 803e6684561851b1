/**
 * Slot lines that were read before: some hundred different ones make up all mechs, so each is understood
 * once. What was wrong with a line is told every time, and what was odd about it too.
 */
import type { TechBase } from '../model';
import type { Line, Problems } from './problem';
import { apart } from './remembered';
import { readSlotLine, type ReadSlot } from './slot-line';

/** Files may say anything: what is kept is bounded. */
const MAX = 2_000;
const known: Readonly<Record<TechBase, Map<string, ReadSlot>>> = { is: new Map(), clan: new Map() };

/** As `readSlotLine`; lines that say the same are one object. */
export const readKnownSlotLine = (line: Line, techBase: TechBase, problems: Problems): ReadSlot | null => {
  const lines = known[techBase];
  const before = lines.get(line.text);
  if (before !== undefined) return before;
  const told = problems.count + problems.notes.length;
  const read = readSlotLine(line, techBase, problems);
  if (read !== null && problems.count + problems.notes.length === told) {
    if (lines.size >= MAX) lines.clear();
    lines.set(apart(line.text), read);
  }
  return read;
};
