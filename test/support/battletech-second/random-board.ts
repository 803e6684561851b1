/** Boards of several sizes with all that can lie in a hex. */
import { neighboursOf } from './buildings';
import type { Chance } from './chance';
import { labelOf } from './geometry';
import { CLEAR, groundAt, type Board, type Ground } from './question';

const MIXES = {
  open: { hill: 5, woods: 10, wet: 3, broken: 5, road: 5, houses: 0 },
  wooded: { hill: 15, woods: 35, wet: 3, broken: 3, road: 5, houses: 0 },
  hilly: { hill: 60, woods: 12, wet: 5, broken: 8, road: 5, houses: 1 },
  town: { hill: 8, woods: 5, wet: 2, broken: 10, road: 30, houses: 7 },
  lake: { hill: 10, woods: 10, wet: 45, broken: 3, road: 8, houses: 1 },
} as const;
type Mix = (typeof MIXES)[keyof typeof MIXES];

const drawnGround = (chance: Chance, mix: Mix): Ground => {
  const level = chance.often(mix.hill) ? chance.between(-2, 4) : 0;
  const plain = { ...CLEAR, level };
  if (chance.often(mix.woods)) return { ...plain, woods: chance.often(65) ? 1 : 2 };
  if (chance.often(mix.wet)) return { ...plain, depth: chance.of([1, 1, 1, 2, 2, 3]) };
  if (chance.often(mix.broken))
    return chance.often(50) ? { ...plain, rough: true } : { ...plain, rubble: chance.between(1, 4) };
  return chance.often(mix.road) && chance.often(40) ? { ...plain, pavement: true } : plain;
};

/** A building of one kind over some hexes that hang together. */
const build = (chance: Chance, board: Board, hexes: Map<string, Ground>, first: string): void => {
  const building = chance.between(1, 4);
  const size = chance.between(1, 5);
  let at = first;
  for (let count = 0; count < size; count += 1) {
    const { level } = groundAt(board, at);
    hexes.set(at, { ...CLEAR, level, building, levels: chance.between(1, 4), pavement: chance.often(15) });
    at = chance.of(neighboursOf(board, at));
  }
};

export const randomBoard = (chance: Chance): Board => {
  const columns = chance.often(8) ? 24 : chance.between(4, 15);
  const rows = chance.often(8) ? 20 : chance.between(4, 15);
  const mix = chance.of(Object.values(MIXES));
  const hexes = new Map<string, Ground>();
  const board: Board = { columns, rows, hexes };
  const anywhere = (): string => labelOf(chance.between(1, columns), chance.between(1, rows));
  for (let column = 1; column <= columns; column += 1)
    for (let row = 1; row <= rows; row += 1) {
      const ground = drawnGround(chance, mix);
      const road = chance.often(mix.road) ? chance.below(64) : null;
      if (ground !== CLEAR) hexes.set(labelOf(column, row), { ...ground, road });
    }
  for (let house = 0; house < mix.houses; house += 1) build(chance, board, hexes, anywhere());
  return board;
};
