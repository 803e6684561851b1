/** Spearman's rank correlation, with mean ranks where values are equal. */

const ranksOf = (values: readonly number[]): readonly number[] => {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
};

/** −1 … 1; NaN where all values are equal. */
export const rankCorrelation = (pairs: readonly (readonly [number, number])[]): number => {
  const [first, second] = [ranksOf(pairs.map(([a]) => a)), ranksOf(pairs.map(([, b]) => b))];
  const mean = (pairs.length - 1) / 2;
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, rank, index) => sum + (rank - mean) * ((b[index] ?? mean) - mean), 0);
  return product(first, second) / Math.sqrt(product(first, first) * product(second, second));
};
