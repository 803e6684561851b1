/**
 * Where units start (CMB-4) in MegaMek's terms: its numbers of a board's sides, its rectangles, and its names
 * of hexes.
 */
import { SHEET_COLUMNS, SHEET_ROWS } from '../../../rules';
import type { Deployment } from '../../contract';
import {
  onBattlefield,
  SHEETS_ACROSS,
  sideOf,
  START_DEPTH,
  zoneOf,
  type Start,
  type StartSide,
  type Zone,
} from '../../start-zones';
import type { Dialect } from './version';

/** MegaMek's numbers of a board's sides. */
const SIDES: Readonly<Record<StartSide, number>> = { N: 2, E: 4, S: 6, W: 8 };
const ANYWHERE = 0;

/** Hexes between the board's edge and the strip. */
const offsetOf = (side: StartSide, zone: Zone): number => {
  switch (side) {
    case 'N':
      return zone.north;
    case 'S':
      return SHEETS_ACROSS * SHEET_ROWS - 1 - zone.south;
    case 'E':
      return SHEETS_ACROSS * SHEET_COLUMNS - 1 - zone.east;
    case 'W':
      return zone.west;
  }
};

const attributes = (zone: number, offset: number): Readonly<Record<string, string>> => ({
  deploymentZone: String(zone),
  deploymentZoneWidth: String(START_DEPTH),
  deploymentZoneOffset: String(offset),
});

/**
 * A unit's attributes. Where MegaMek knows no rectangles, the strip goes on to both ends of the board, and
 * the how-to says where to stay.
 */
export const zoneAttributes = (
  start: Deployment,
  { rectangles }: Dialect,
): Readonly<Record<string, string>> => {
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

const hex = (column: number, row: number): string =>
  `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`;

/** The corners of a strip as MegaMek names hexes, e.g. `3335–4837`. */
export const cornersOf = (start: Start): string => {
  const { west, north, east, south } = zoneOf(start);
  return `${hex(west, north)}–${hex(east, south)}`;
};

/** What MegaMek calls a hex of the middle sheet (TAC-4). */
export const hexOfPlace = (place: string): string => {
  const { column, row } = onBattlefield(place);
  return hex(column, row);
};
