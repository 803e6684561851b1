/** The bootstrap by clusters: campaigns are drawn again with replacement, since what happens to the seats of one campaign hangs together. */
import type { Chance } from '../chance';
import type { Estimate } from './proportions';

const DRAWS = 500;

const quantile = (sorted: readonly number[], share: number): number => {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? NaN, sorted[Math.ceil(at)] ?? NaN];
  return low + (high - low) * (at - Math.floor(at));
};

/**
 * A percentile interval. `figure` gets the clusters with how often each was drawn; NaN: it cannot be reckoned from this draw, which then does not
 * count. Value NaN, and an interval from −∞ to ∞, when fewer than half of the draws can be reckoned.
 */
export const bootstrap = <Cluster>(
  clusters: readonly Cluster[],
  figure: (draw: readonly Cluster[]) => number,
  chance: Chance,
  confidence = 0.95,
): Estimate => {
  const value = figure(clusters);
  const figures: number[] = [];
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const one = figure(clusters.map(() => chance.one(clusters)));
    if (Number.isFinite(one)) figures.push(one);
  }
  if (!Number.isFinite(value) || figures.length < DRAWS / 2) return { value: NaN, low: -Infinity, high: Infinity };
  figures.sort((a, b) => a - b);
  return { value, low: quantile(figures, (1 - confidence) / 2), high: quantile(figures, (1 + confidence) / 2) };
};
