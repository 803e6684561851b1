/**
 * Where units start (CMB-4) in MegaMek's terms. The battlefield has 80 × 85 hexes; a start is three rows of hexes along a side of a sheet:
 * of the middle one, or of the next one out (NE, SE, SW and NW go by the east and west sides, each a northern and a southern half).
 */
import type { Deployment } from '../contract';
import type { Dialect } from './version';

const SHEET = { columns: 16, rows: 17 } as const;
const SHEETS_ACROSS = 5;
const DEPTH = 3;
/** The middle sheet's, from 0. */
const FIRST = 2;
/** Rows of the northern half of a sheet. */
const NORTH_ROWS = 8;

/** Columns and rows from 0, both ends belong to it. */
export interface Zone {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** MegaMek's numbers of a board's sides. */
const SIDES = { N: 2, E: 4, S: 6, W: 8 } as const;
const ANYWHERE = 0;
type Side = keyof typeof SIDES;

type Placed = Exclude<Deployment, 'anywhere'>;
const sideOf = ({ direction }: Placed): Side => (direction === 'N' || direction === 'S' ? direction : direction.endsWith('E') ? 'E' : 'W');

/** The strip of a start. */
export const zoneOf = (start: Placed): Zone => {
  const side = sideOf(start);
  const out = start.ring === 'outer' ? 1 : 0;
  const column = FIRST + (side === 'E' ? out : side === 'W' ? -out : 0);
  const row = FIRST + (side === 'S' ? out : side === 'N' ? -out : 0);
  const west = column * SHEET.columns;
  const north = row * SHEET.rows;
  const [east, south] = [west + SHEET.columns - 1, north + SHEET.rows - 1];
  if (side === 'N') return { west, north, east, south: north + DEPTH - 1 };
  if (side === 'S') return { west, north: south - DEPTH + 1, east, south };
  const half = start.direction.startsWith('N') ? { north, south: north + NORTH_ROWS - 1 } : { north: north + NORTH_ROWS, south };
  return side === 'E' ? { ...half, west: east - DEPTH + 1, east } : { ...half, west, east: west + DEPTH - 1 };
};

/** Hexes between the board's edge and the strip. */
const offsetOf = (side: Side, zone: Zone): number => {
  switch (side) {
    case 'N':
      return zone.north;
    case 'S':
      return SHEETS_ACROSS * SHEET.rows - 1 - zone.south;
    case 'E':
      return SHEETS_ACROSS * SHEET.columns - 1 - zone.east;
    case 'W':
      return zone.west;
  }
};

const attributes = (zone: number, offset: number): Readonly<Record<string, string>> => ({
  deploymentZone: String(zone),
  deploymentZoneWidth: String(DEPTH),
  deploymentZoneOffset: String(offset),
});

/** A unit's attributes. Where MegaMek knows no rectangles, the strip goes on to both ends of the board, and the how-to says where to stay. */
export const zoneAttributes = (start: Deployment, { rectangles }: Dialect): Readonly<Record<string, string>> => {
  if (start === 'anywhere') return attributes(ANYWHERE, 0);
  const zone = zoneOf(start);
  if (!rectangles) return attributes(SIDES[sideOf(start)], offsetOf(sideOf(start), zone));
  return {
    ...attributes(ANYWHERE, 0),
    deploymentZoneAnyNWx: String(zone.west),
    deploymentZoneAnyNWy: String(zone.north),
    deploymentZoneAnySEx: String(zone.east),
    deploymentZoneAnySEy: String(zone.south),
  };
};

const hex = (column: number, row: number): string => `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`;

/** The corners of a strip as MegaMek names hexes, e.g. `3335–4837`. */
export const cornersOf = (start: Placed): string => {
  const { west, north, east, south } = zoneOf(start);
  return `${hex(west, north)}–${hex(east, south)}`;
};

/** The whole battlefield's hex of one on the middle sheet (TAC-4). */
export const onBattlefield = (place: string): string =>
  hex(FIRST * SHEET.columns + Number(place.slice(0, 2)) - 1, FIRST * SHEET.rows + Number(place.slice(2)) - 1);
