/** How many of a salvo hit on average (BT-EQ-1). */
import { clusterHits, columnsOf } from '../equipment/missiles/cluster-table';

/** Throws of two dice out of 36, for 2 … 12. */
const WAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
const known = new Map<number, number>();

export const clusterAverage = (size: number, bonus: number): number => {
  const key = size * 32 + bonus + 16;
  const before = known.get(key);
  if (before !== undefined) return before;
  const average = columnsOf(size).reduce(
    (sum, column) =>
      sum +
      (column === 1
        ? 1
        : WAYS.reduce((all, ways, index) => all + (ways * clusterHits(column, index + 2 + bonus)) / 36, 0)),
    0,
  );
  known.set(key, average);
  return average;
};
