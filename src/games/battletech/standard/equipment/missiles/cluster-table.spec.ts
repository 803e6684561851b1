import { clusterHits, columnsOf } from './cluster-table';

const row = (column: number): string =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => clusterHits(column, total)).join(' ');

it.each([
  [2, '1 1 1 1 1 1 2 2 2 2 2'],
  [3, '1 1 1 2 2 2 2 2 3 3 3'],
  [4, '1 2 2 2 2 3 3 3 3 4 4'],
  [5, '1 2 2 3 3 3 3 4 4 5 5'],
  [6, '2 2 3 3 4 4 4 5 5 6 6'],
  [7, '2 2 3 4 4 4 4 6 6 7 7'],
  [8, '2 3 3 4 4 5 5 6 7 8 8'],
  [9, '3 3 4 5 5 5 5 7 7 9 9'],
  [10, '3 3 4 6 6 6 6 8 8 10 10'],
  [12, '4 4 5 8 8 8 8 10 10 12 12'],
  [15, '5 5 6 9 9 9 9 12 12 15 15'],
  [20, '6 6 9 12 12 12 12 16 16 20 20'],
  [30, '10 10 12 18 18 18 18 24 24 30 30'],
  [40, '12 12 18 24 24 24 24 32 32 40 40'],
])('BT-EQ-1 the column of %i', (column, expected) => {
  expect(row(column)).toBe(expected);
});

it('BT-EQ-1 modifiers lead no further than 2 and 12, and other sizes are split', () => {
  expect(clusterHits(20, 15)).toBe(20);
  expect(clusterHits(20, -2)).toBe(6);
  expect(columnsOf(25)).toEqual([20, 5]);
  expect(columnsOf(11)).toEqual([10, 1]);
  expect(columnsOf(40)).toEqual([40]);
});
