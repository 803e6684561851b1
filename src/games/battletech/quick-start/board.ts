/**
 * Fields of 16 × 17 hexes from a seed (BT-1): open ground, scattered woods, or thick ones; the same seed
 * gives the same field.
 */
import { Chance } from '../../../kernel';
import { type Hex, hexOf, neighbour, DIRECTIONS } from '../../../kernel/hex';
import { isOnGrid } from '../../shared/hex-field';
import type { Field, Woods } from '../model';

export const TERRAINS = ['open', 'scattered', 'woods'] as const;
export type Terrain = (typeof TERRAINS)[number];

const COLUMNS = 16;
const ROWS = 17;
/** Groups of trees, and how many hexes one has at most. */
const GROUPS: Readonly<Record<Terrain, readonly [count: number, size: number]>> = {
  open: [4, 3],
  scattered: [9, 5],
  woods: [16, 7],
};

export const fieldOf = (terrain: Terrain, seed: string): Field => {
  const chance = new Chance(`battletech field ${terrain} ${seed}`);
  const [count, size] = GROUPS[terrain];
  const woods: Record<string, Woods> = {};
  for (let group = 0; group < count; group += 1) {
    let hex: Hex = hexOf(chance.int(1, COLUMNS), chance.int(1, ROWS));
    const hexes = chance.int(1, size);
    for (let index = 0; index < hexes; index += 1) {
      woods[hex] = chance.maybe(0.35) ? 'heavy-woods' : 'light-woods';
      const next = neighbour(hex, chance.one(DIRECTIONS));
      if (next !== null && isOnGrid({ columns: COLUMNS, rows: ROWS }, next)) hex = next;
    }
  }
  const sorted = Object.keys(woods).sort();
  return {
    columns: COLUMNS,
    rows: ROWS,
    woods: Object.fromEntries(sorted.map((hex) => [hex, woods[hex] ?? 'light-woods'])),
  };
};
