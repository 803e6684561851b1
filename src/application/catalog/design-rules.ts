/** What is asked of a design that somebody brings: that it can be read, valued and built. */
import {
  battleValue,
  constructionViolations,
  type Item,
  type ItemId,
  type MechDesign,
  readMtf,
} from '../../catalog';
import { ok, type Result, type Violation } from '../../kernel';

/** Characters of a mech file that is sent as part of a request. */
export const LONGEST_FILE = 100_000;

/** The design in a mech file's text, or what is wrong with the file by line. */
export const readDesignFile = (text: string): Result<MechDesign, readonly Violation[]> => {
  const read = readMtf(text);
  return read.ok ? ok(read.value.design) : read;
};

/** Everything for which a design is not legal by itself. */
export const unlawful = (design: MechDesign, lookup: (id: ItemId) => Item | null): readonly Violation[] => {
  const value = battleValue(design, lookup);
  return [...(value.ok ? [] : value.error), ...constructionViolations(design, lookup)];
};
