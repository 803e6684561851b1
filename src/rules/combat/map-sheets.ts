/**
 * The 5 × 5 map sheets of a battlefield (CMB-4, TAC-1), picked by the battle's dice to suit the terrain of
 * its hex.
 */
import type { Terrain } from '../model/map';
import type { Roller } from './roller';

export interface MapSheet {
  /** The project's own name: kind of country and number, e.g. `woods-3`. */
  readonly name: string;
  /** Turned by half a circle. */
  readonly rotated: boolean;
}

export const SHEETS = 25;
/** Hexes of a sheet. */
export const SHEET_COLUMNS = 16;
export const SHEET_ROWS = 17;
/** Units start in the three rows along a side (CMB-4): buildings stand further in. */
const MARGIN = 3;

/** Sheets of each kind of country. */
const OF_A_KIND = 6;

/** Twelve equal chances: a battlefield is mostly what its hex is, with some of what borders on it. */
const COUNTRY: Readonly<Record<Terrain, readonly string[]>> = {
  clear: [
    'clear',
    'clear',
    'clear',
    'clear',
    'clear',
    'clear',
    'clear',
    'clear',
    'woods',
    'woods',
    'hills',
    'lake',
  ],
  woods: [
    'woods',
    'woods',
    'woods',
    'woods',
    'woods',
    'woods',
    'woods',
    'woods',
    'clear',
    'clear',
    'hills',
    'lake',
  ],
  hills: [
    'hills',
    'hills',
    'hills',
    'hills',
    'hills',
    'hills',
    'hills',
    'hills',
    'clear',
    'woods',
    'woods',
    'mountains',
  ],
  mountains: [
    'mountains',
    'mountains',
    'mountains',
    'mountains',
    'mountains',
    'mountains',
    'mountains',
    'mountains',
    'hills',
    'hills',
    'hills',
    'woods',
  ],
  urban: [
    'urban',
    'urban',
    'urban',
    'urban',
    'urban',
    'urban',
    'urban',
    'urban',
    'urban',
    'clear',
    'clear',
    'woods',
  ],
  'deep-water': [
    'lake',
    'lake',
    'lake',
    'lake',
    'lake',
    'lake',
    'lake',
    'lake',
    'lake',
    'lake',
    'lake',
    'lake',
  ],
};

/** 25 sheets, row by row from the north-west; one roll a sheet. */
export const pickSheets = (terrain: Terrain, dice: Roller): readonly MapSheet[] => {
  const country = COUNTRY[terrain];
  return Array.from({ length: SHEETS }, () => {
    const result = dice.roll(country.length * OF_A_KIND * 2) - 1;
    const kind = country[Math.floor(result / (OF_A_KIND * 2))] ?? terrain;
    return { name: `${kind}-${(Math.floor(result / 2) % OF_A_KIND) + 1}`, rotated: result % 2 === 1 };
  });
};

/**
 * TAC-4: where a building stands on the middle sheet: any hex in which nobody starts, each as likely; column
 * and row from 01. Two rolls.
 */
export const placeOnSheet = (dice: Roller): string => {
  const within = (size: number): string => String(MARGIN + dice.roll(size - 2 * MARGIN)).padStart(2, '0');
  const column = within(SHEET_COLUMNS);
  return column + within(SHEET_ROWS);
};
