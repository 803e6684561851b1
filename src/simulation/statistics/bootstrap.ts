/**
 * The bootstrap by clusters: campaigns are drawn again with replacement, since what happens to the seats of
 * one campaign hangs together.
 */
import type { Chance } from '../../kernel';
import type { Estimate } from './proportions';

const DRAWS = 500;

/**
 * Of a draw: computed from the sums of its clusters' figures. NaN: cannot be computed, and the draw does not
 * count.
 */
export type Figure = (sums: Float64Array) => number;

const quantile = (sorted: readonly number[], share: number): number => {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? NaN, sorted[Math.ceil(at)] ?? NaN];
  return low + (high - low) * (at - Math.floor(at));
};

const estimate = (value: number, figures: readonly number[], confidence: number): Estimate => {
  const known = figures.filter((one) => Number.isFinite(one)).sort((a, b) => a - b);
  if (!Number.isFinite(value) || known.length < DRAWS / 2)
    return { value: NaN, low: -Infinity, high: Infinity };
  return { value, low: quantile(known, (1 - confidence) / 2), high: quantile(known, (1 + confidence) / 2) };
};

/** What the figures are of all clusters together. */
export const figuresOf = (
  clusters: readonly Float64Array[],
  figures: readonly Figure[],
): readonly number[] => {
  const sums = new Float64Array(clusters[0]?.length ?? 0);
  for (const cluster of clusters)
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (cluster[at] ?? 0);
  return figures.map((figure) => figure(sums));
};

/**
 * Percentile intervals of several figures from the same draws; clusters are rows of equally many numbers.
 * Value NaN, and an interval from −∞ to ∞, where the figure, or half of its draws, cannot be computed.
 */
export const bootstrap = (
  clusters: readonly Float64Array[],
  figures: readonly Figure[],
  chance: Chance,
  confidence = 0.95,
): readonly Estimate[] => {
  const found = figures.map((): number[] => []);
  const sums = new Float64Array(clusters[0]?.length ?? 0);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    sums.fill(0);
    for (let count = 0; count < clusters.length; count += 1) {
      const cluster = clusters[chance.int(0, clusters.length - 1)];
      if (cluster === undefined) continue;
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (cluster[at] ?? 0);
    }
    figures.forEach((figure, index) => found[index]?.push(figure(sums)));
  }
  const values = figuresOf(clusters, figures);
  return values.map((value, index) => estimate(value, found[index] ?? [], confidence));
};
