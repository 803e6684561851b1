/** BT-MAP-2: map sheets laid side by side, some of them turned by half a circle, as one battlefield. */
import { columnOf, type Hex, hexOf, rowOf } from '../../../../../kernel/hex';
import type { Battlefield, Terrain } from '../model';
import { SHEET_COLUMNS, SHEET_ROWS } from './canvas';
import { mapSheet, turned, turnedHex } from './map-sheet';

export interface LaidSheet {
  /** As `woods-3`, or one of the sheets that were given. */
  readonly name: string;
  /** By half a circle. */
  readonly rotated: boolean;
}

/** Sheets of 16 × 17 hexes by names of their own (BT-8). */
export type GivenSheets = ReadonlyMap<string, Battlefield>;

/**
 * `sheets` by rows from the north-west, `across` in each. A name that is none is a clear sheet. Throws
 * RangeError where the rows are not full, or the field would have more than 99 columns or rows.
 */
export const battlefieldOf = (
  sheets: readonly LaidSheet[],
  across: number,
  given: GivenSheets = new Map(),
): Battlefield => {
  const down = sheets.length / across;
  if (!Number.isInteger(down) || down === 0) throw new RangeError('rows of sheets are not full');
  const columns = across * SHEET_COLUMNS;
  const rows = down * SHEET_ROWS;
  if (columns > 99 || rows > 99) throw new RangeError('too many sheets');
  const hexes: Record<string, Terrain> = {};
  sheets.forEach(({ name, rotated }, index) => {
    const west = (index % across) * SHEET_COLUMNS;
    const north = Math.floor(index / across) * SHEET_ROWS;
    for (const [label, terrain] of Object.entries((given.get(name) ?? mapSheet(name))?.hexes ?? {})) {
      const hex = rotated ? turnedHex(label as Hex) : (label as Hex);
      hexes[hexOf(west + columnOf(hex), north + rowOf(hex))] = rotated ? turned(terrain) : terrain;
    }
  });
  return { columns, rows, hexes };
};
