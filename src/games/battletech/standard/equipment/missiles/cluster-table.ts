/** How many of a salvo hit (BT-EQ-1). */

/** By size, for totals of 2 … 12. */
const COLUMNS: Readonly<Record<number, readonly number[]>> = {
  1: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  2: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
  3: [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3],
  4: [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4],
  5: [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5],
  6: [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6],
  7: [2, 2, 3, 4, 4, 4, 4, 6, 6, 7, 7],
  8: [2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 8],
  9: [3, 3, 4, 5, 5, 5, 5, 7, 7, 9, 9],
  10: [3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10],
  12: [4, 4, 5, 8, 8, 8, 8, 10, 10, 12, 12],
  15: [5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15],
  20: [6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20],
  30: [10, 10, 12, 18, 18, 18, 18, 24, 24, 30, 30],
  40: [12, 12, 18, 24, 24, 24, 24, 32, 32, 40, 40],
};
const SIZES = Object.keys(COLUMNS).map(Number).reverse();

/** The columns that a salvo of this size is rolled on, the largest first. */
export const columnsOf = (size: number): readonly number[] => {
  const columns: number[] = [];
  for (let left = size; left > 0;) {
    const column = SIZES.find((one) => one <= left) ?? 1;
    columns.push(column);
    left -= column;
  }
  return columns;
};

/** `total`: two dice with their modifiers. A size that is no column counts as one of 1. */
export const clusterHits = (column: number, total: number): number =>
  COLUMNS[column]?.[Math.min(12, Math.max(2, total)) - 2] ?? 1;
