/** A toy as large as a match can be (GAM-13): 80 × 85 hexes with woods and water, and 80 units. */
import { hexOf } from '../../../../src/kernel/hex';
import { centreOf, hexGrid, sizeOf } from '../../../../src/games/shared/hex-field';
import { token } from '../fixtures/fixture';
import { planeToy } from './plane';
import { label } from './toy';

const COLUMNS = 80;
const ROWS = 85;
const UNITS = 80;
const grid = hexGrid(COLUMNS, ROWS);

/** The same hexes each time, scattered by their numbers. */
const placesOf = (salt: number, every: number): readonly string[] =>
  Array.from({ length: COLUMNS * ROWS }, (_, index) => index)
    .filter((index) => (index * 7919 + salt * 104_729) % 97 < every)
    .map((index) => hexOf((index % COLUMNS) + 1, Math.floor(index / COLUMNS) + 1));

const area = (kind: string, salt: number, every: number) => ({
  ...{ id: kind, kind, title: label('path'), level: 0, cover: kind === 'water' ? null : 0.67, shape: null },
  places: placesOf(salt, every),
});

export const largeToy: typeof planeToy = {
  ...planeToy,
  id: 'toy-large',
  board: () => ({
    unit: 1000,
    size: sizeOf(grid),
    grid,
    areas: [area('woods', 1, 14), area('water', 2, 5)],
  }),
  scene: () => ({
    tokens: Array.from({ length: UNITS }, (_, index) => {
      const seat = index % 2 === 0 ? 'A' : 'B';
      const hex = hexOf(20 + (index % 10) * 4, 20 + Math.floor(index / 10) * 5);
      return token(`${seat}${index}`, 'mech', {
        ...{ seat, side: seat, at: centreOf(grid, hex), place: hex, facing: (index % 6) * 60, radius: 11 },
        bars: [{ title: label('path'), value: index, most: UNITS }],
      });
    }),
    marks: [],
    trays: [],
  }),
};
