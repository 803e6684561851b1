/** A board file's text as a map sheet (BT-8): its size, and of which kind of country it is. */
import { countryOf, readBoardFile } from '../../../../games/battletech';
import { ok, type Result, type Violation } from '../../../../kernel';

export interface SheetText {
  /** In hexes. */
  readonly columns: number;
  readonly rows: number;
  /** As names of our own map sheets begin. */
  readonly country: string;
}

/** Violations have `/lines/<n>` as pointers. */
export const readSheetText = (text: string): Result<SheetText, readonly Violation[]> => {
  const read = readBoardFile(text);
  if (!read.ok) return read;
  const { columns, rows } = read.value;
  return ok({ columns, rows, country: countryOf(read.value) });
};
