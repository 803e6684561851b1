/** What map sheets are made of (BT-MAP-1): hills, woods, water, rough ground, streets. */
import { distance, hexOf, type Hex } from '../../../../../kernel/hex';
import type { BuildingKind } from '../model';
import { type Canvas, SHEET_COLUMNS, SHEET_HEXES, SHEET_ROWS } from './canvas';

/** Slopes of one level a hex: where two hills meet the higher one counts. */
export const hill = (canvas: Canvas, height: number, radius: number): void => {
  const top = canvas.some();
  for (const hex of canvas.disc(top, radius)) {
    const level = Math.min(height, radius + 1 - distance(top, hex));
    if (level > (canvas.at(hex).level ?? 0)) canvas.raise(hex, level);
  }
};

/** A steep one: two levels a hex. */
export const peak = (canvas: Canvas, height: number): void => {
  const top = canvas.some();
  for (const hex of canvas.disc(top, Math.ceil(height / 2))) {
    const level = Math.max(1, height - 2 * distance(top, hex));
    if (level > (canvas.at(hex).level ?? 0)) canvas.raise(hex, level);
  }
};

/** Lower ground, with a floor of its own. */
export const hollow = (canvas: Canvas, depth: number, size: number): void => {
  for (const hex of canvas.patch(size)) canvas.raise(hex, -depth);
};

/** `heavy`: how many of ten hexes are heavy woods. */
export const grove = (canvas: Canvas, size: number, heavy: number): void => {
  for (const hex of canvas.patch(size))
    if (canvas.at(hex).water === undefined)
      canvas.cover(hex, { woods: canvas.chance.int(1, 10) <= heavy ? 2 : 1 });
};

export const rough = (canvas: Canvas, size: number): void => {
  for (const hex of canvas.patch(size))
    if (canvas.at(hex).water === undefined) canvas.cover(hex, { rough: true });
};

/** A pond of depth 1, deeper in its middle where it is wide. Water lies level with its lowest shore. */
export const lake = (canvas: Canvas, radius: number): void => {
  const middle = canvas.some();
  for (const hex of canvas.disc(middle, radius)) {
    const inward = radius - distance(middle, hex);
    canvas.put(hex, { water: inward >= 2 ? 2 : 1 });
  }
};

/** From the northern to the southern edge, a hex wide, fordable. */
export const river = (canvas: Canvas): void => {
  let column = canvas.chance.int(4, SHEET_COLUMNS - 3);
  for (let row = 1; row <= SHEET_ROWS; row += 1) {
    canvas.put(hexOf(column, row), { water: 1 });
    const next = Math.max(2, Math.min(SHEET_COLUMNS - 1, column + canvas.chance.int(-1, 1)));
    if (next !== column) canvas.put(hexOf(next, row), { water: 1 });
    column = next;
  }
};

const STREET_COLUMNS = [4, 8, 13];
const STREET_ROWS = [5, 9, 14];
/** Directions of a street along a row: SE and SW from odd columns, NE and NW from even ones. */
const ALONG_ROW = [2 | 32, 4 | 16] as const;
const ALONG_COLUMN = 1 | 8;

const streetAt = (column: number, row: number): number =>
  (STREET_COLUMNS.includes(column) ? ALONG_COLUMN : 0) |
  (STREET_ROWS.includes(row) ? (ALONG_ROW[column % 2] ?? 0) : 0);

/** Of ten buildings so many are light, medium, heavy, hardened. */
const KINDS: readonly BuildingKind[] = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4];
const CF: Readonly<Record<BuildingKind, readonly [number, number]>> = {
  1: [5, 15],
  2: [16, 40],
  3: [41, 90],
  4: [91, 120],
};

const houseAt = (canvas: Canvas, hex: Hex): void => {
  const kind = canvas.chance.one(KINDS);
  const [least, most] = CF[kind];
  canvas.put(hex, {
    building: { kind, levels: canvas.chance.int(1, kind + 1), cf: canvas.chance.int(least, most) },
  });
};

/** Streets by rows and columns, blocks of houses, squares and ruins between them. */
export const town = (canvas: Canvas): void => {
  for (const hex of SHEET_HEXES) {
    const exits = streetAt(Number(hex.slice(0, 2)), Number(hex.slice(2)));
    const lot = canvas.chance.int(1, 20);
    if (exits !== 0) canvas.put(hex, { road: exits, pavement: true });
    else if (lot <= 8) houseAt(canvas, hex);
    else if (lot === 9) canvas.put(hex, { rubble: canvas.chance.one(KINDS) });
    else if (lot === 10) canvas.put(hex, { woods: 1 });
    else canvas.put(hex, { pavement: true });
  }
};
