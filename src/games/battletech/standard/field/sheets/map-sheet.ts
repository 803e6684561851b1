/**
 * BT-MAP-1: a map sheet by its name (`woods-3`), always the same. Of several drafts the one counts that lets
 * everybody through and treats its four halves most alike.
 */
import { Chance, memo } from '../../../../../kernel';
import { columnOf, type Hex, hexOf, rowOf } from '../../../../../kernel/hex';
import type { Battlefield, Terrain } from '../model';
import { Canvas, SHEET_COLUMNS, SHEET_HEXES, SHEET_ROWS } from './canvas';
import { COUNTRIES, type Country, DRAWN } from './kinds';
import { isSound } from './sound';

const DRAFTS = 24;

/** What a hex is worth to who stands in it: cover and height. */
export const worthOf = ({ level, woods, rough, rubble, building, water }: Terrain): number =>
  2 * (level ?? 0) +
  2 * (woods ?? 0) +
  (rough === true || rubble !== undefined ? 1 : 0) +
  (building?.levels ?? 0) +
  (water ?? 0);

const MIDDLE_ROW = (SHEET_ROWS + 1) / 2;

const unfairnessOf = (hexes: Iterable<readonly [string, Terrain]>): number => {
  let south = 0;
  let east = 0;
  for (const [hex, terrain] of hexes) {
    const worth = worthOf(terrain);
    const row = rowOf(hex as Hex);
    south += row === MIDDLE_ROW ? 0 : row > MIDDLE_ROW ? worth : -worth;
    east += columnOf(hex as Hex) > SHEET_COLUMNS / 2 ? worth : -worth;
  }
  return Math.abs(south) + Math.abs(east);
};

/** How much the halves differ, by north and south, west and east. */
export const unfairness = (hexes: Battlefield['hexes']): number => unfairnessOf(Object.entries(hexes));

const draft = (country: Country, seed: string): Canvas => {
  const canvas = new Canvas(new Chance(seed));
  DRAWN[country](canvas);
  return canvas;
};

const sheetOf = (canvas: Canvas): Battlefield => {
  const hexes: Record<string, Terrain> = {};
  for (const hex of SHEET_HEXES) {
    const terrain = canvas.at(hex);
    if (Object.keys(terrain).length > 0) hexes[hex] = terrain;
  }
  return { columns: SHEET_COLUMNS, rows: SHEET_ROWS, hexes };
};

const NAMED: { readonly kept: object } = { kept: {} };

/** Kind of country and a number; null for every other name. */
const countryOf = (name: string): Country | null => {
  const [kind = '', number = ''] = name.split('-');
  if (!/^[1-9]\d{0,8}$/.test(number) || name.split('-').length !== 2) return null;
  return COUNTRIES.find((one) => one === kind) ?? null;
};

const drawn = memo((_: object, name: string): Battlefield | null => {
  const country = countryOf(name);
  if (country === null) return null;
  const drafts = Array.from({ length: DRAFTS }, (__, index) => draft(country, `map sheet ${name} ${index}`))
    .map((canvas) => ({ canvas, unfair: unfairnessOf(canvas.hexes) }))
    .sort((one, other) => one.unfair - other.unfair);
  // The first that is sound is the fairest of those that are; few are asked.
  for (const { canvas } of drafts) {
    const sheet = sheetOf(canvas);
    if (isSound(sheet)) return sheet;
  }
  return drafts[0] === undefined ? null : sheetOf(drafts[0].canvas);
}, 2);

/** Null: no such country, or no number. */
export const mapSheet = (name: string): Battlefield | null => drawn(NAMED.kept, name);

const turnedExits = (road: number): number => ((road << 3) | (road >> 3)) & 63;

/** The hex, and what lies in it, after the sheet was turned by half a circle. */
export const turnedHex = (hex: Hex): Hex =>
  hexOf(SHEET_COLUMNS + 1 - columnOf(hex), SHEET_ROWS + 1 - rowOf(hex));
export const turned = (terrain: Terrain): Terrain =>
  terrain.road === undefined ? terrain : { ...terrain, road: turnedExits(terrain.road) };
