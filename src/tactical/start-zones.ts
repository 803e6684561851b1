/**
 * Where units start and buildings stand (CMB-4, TAC-4), in hexes of the whole battlefield: 5 × 5 map sheets,
 * 80 × 85 hexes. A start is three rows of hexes along a side of a sheet: of the middle one, or of the next
 * one out (NE, SE, SW and NW go by the east and west sides, each a northern and a southern half).
 */
import { SHEET_COLUMNS, SHEET_ROWS } from '../rules';
import type { Deployment } from './contract';

export const SHEETS_ACROSS = 5;
/** The middle sheet's column and row of sheets, from 0. */
export const MIDDLE_SHEET = 2;
/** Rows of hexes of a start. */
export const START_DEPTH = 3;
/** Rows of the northern half of a sheet. */
const NORTH_ROWS = 8;

/** A start that is not anywhere. */
export type Start = Exclude<Deployment, 'anywhere'>;
/** The side of a sheet along which a start lies. */
export type StartSide = 'N' | 'E' | 'S' | 'W';

/** Columns and rows from 0, both ends belong to it. */
export interface Zone {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export const sideOf = ({ direction }: Start): StartSide =>
  direction === 'N' || direction === 'S' ? direction : direction.endsWith('E') ? 'E' : 'W';

/** The strip of a start. */
export const zoneOf = (start: Start): Zone => {
  const side = sideOf(start);
  const out = start.ring === 'outer' ? 1 : 0;
  const column = MIDDLE_SHEET + (side === 'E' ? out : side === 'W' ? -out : 0);
  const row = MIDDLE_SHEET + (side === 'S' ? out : side === 'N' ? -out : 0);
  const west = column * SHEET_COLUMNS;
  const north = row * SHEET_ROWS;
  const [east, south] = [west + SHEET_COLUMNS - 1, north + SHEET_ROWS - 1];
  if (side === 'N') return { west, north, east, south: north + START_DEPTH - 1 };
  if (side === 'S') return { west, north: south - START_DEPTH + 1, east, south };
  const half = start.direction.startsWith('N')
    ? { north, south: north + NORTH_ROWS - 1 }
    : { north: north + NORTH_ROWS, south };
  return side === 'E'
    ? { ...half, west: east - START_DEPTH + 1, east }
    : { ...half, west, east: west + START_DEPTH - 1 };
};

/** Column and row from 0 of a hex of the middle sheet (`0101` is its north-west corner). */
export const onBattlefield = (place: string): { readonly column: number; readonly row: number } => ({
  column: MIDDLE_SHEET * SHEET_COLUMNS + Number(place.slice(0, 2)) - 1,
  row: MIDDLE_SHEET * SHEET_ROWS + Number(place.slice(2)) - 1,
});
