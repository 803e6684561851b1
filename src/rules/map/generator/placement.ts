/**
 * Where buildings stand (SETUP-7, SETUP-10): spread over the parts, then moved about until the map is fair.
 */
import { fairDepth } from '../fairness';
import type { Grid } from '../grid';
import type { Random } from './random';

export interface Ground {
  readonly grid: Grid;
  /** HQ hexes by seat. */
  readonly hqs: readonly number[];
  /** Per seat the steps from their HQ to every hex. */
  readonly steps: readonly Uint16Array[];
  /** Per hex index the seat in whose part it lies. */
  readonly parts: Int8Array;
  /**
   * The seat in whose part the first building is put; where there are more than parts, it and the next ones
   * have one more.
   */
  readonly firstPart: number;
}

/**
 * Hexes in which a building may stand: land, no HQ, and next to no HQ but, when `crowded`, that of the part
 * it lies in.
 */
const buildingSites = ({ grid, hqs, parts }: Ground, crowded: boolean): readonly number[] =>
  Array.from(grid.passable.keys()).filter(
    (index) =>
      grid.passable[index] === 1 &&
      hqs.every(
        (hq, seat) => grid.distance(hq, index) > 1 || (crowded && hq !== index && parts[index] === seat),
      ),
  );

const spaced = (
  grid: Grid,
  sites: readonly number[],
  candidate: number,
  spacing: number,
  except: number,
): boolean => sites.every((site, at) => at === except || grid.distance(site, candidate) >= spacing);

/**
 * First places: in turn for every part, the one of a few candidates that is farthest from all others. Null
 * when they do not fit.
 */
const scatter = (
  ground: Ground,
  sites: readonly number[],
  count: number,
  spacing: number,
  random: Random,
): number[] | null => {
  const { grid, hqs, parts, firstPart } = ground;
  const bySeat = hqs.map((_, seat) => sites.filter((site) => parts[site] === seat));
  const placed: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const own = bySeat[(at + firstPart) % hqs.length] ?? [];
    const free = (pool: readonly number[]): readonly number[] =>
      pool.filter((site) => spaced(grid, placed, site, spacing, -1));
    const ownFree = free(own);
    const pool = ownFree.length > 0 ? ownFree : free(sites);
    let best = -1;
    let bestGap = -1;
    for (let draw = 0; draw < 4 && pool.length > 0; draw += 1) {
      const candidate = pool[random(pool.length)] ?? -1;
      const gap = [...hqs, ...placed].reduce(
        (least, other) => Math.min(least, grid.distance(other, candidate)),
        Number.POSITIVE_INFINITY,
      );
      if (gap > bestGap) {
        best = candidate;
        bestGap = gap;
      }
    }
    if (best < 0) return null;
    placed.push(best);
  }
  return placed;
};

/** Per seat how many buildings stand at each distance; the measure of fairness is read off these counts. */
const makeCounts = ({ hqs, steps }: Ground, placed: readonly number[]) => {
  const longest = steps.reduce(
    (most, own) => own.reduce((m, length) => (length < 0xffff && length > m ? length : m), most),
    0,
  );
  const counts = hqs.map(() => new Uint16Array(longest + 1));
  const change = (site: number, by: 1 | -1): void => {
    counts.forEach((own, seat) => {
      const length = steps[seat]?.[site] ?? 0;
      own[length] = (own[length] ?? 0) + by;
    });
  };
  placed.forEach((site) => change(site, 1));
  hqs.forEach((hq, of) => {
    counts.forEach((own, seat) => {
      const length = steps[seat]?.[hq] ?? 0;
      if (of !== seat) own[length] = (own[length] ?? 0) + 1;
    });
  });
  return { counts, change };
};

/**
 * By how much the sums over the nearest n differ beyond what is fair, over all n; [up to the fair depth, over
 * all buildings].
 */
const makeMeasure = (counts: readonly Uint16Array[], depth: number, total: number) => {
  const least = new Float64Array(total);
  const most = new Float64Array(total);
  return (): readonly [number, number] => {
    least.fill(Number.POSITIVE_INFINITY);
    most.fill(0);
    for (const own of counts) {
      let sum = 0;
      let n = 0;
      for (let length = 1; n < total && length < own.length; length += 1) {
        for (let of = own[length] ?? 0; of > 0 && n < total; of -= 1) {
          sum += length;
          if (sum < (least[n] ?? 0)) least[n] = sum;
          if (sum > (most[n] ?? 0)) most[n] = sum;
          n += 1;
        }
      }
    }
    let unfair = 0;
    let uneven = 0;
    for (let n = 0; n < total; n += 1) {
      const excess = (most[n] ?? 0) - (least[n] ?? 0) - (n + 1);
      if (excess <= 0) continue;
      if (n < depth) unfair += excess;
      uneven += excess;
    }
    return [unfair, uneven];
  };
};

export interface Effort {
  readonly spacing: number;
  readonly crowded: boolean;
  /** How many single moves of a building are tried. */
  readonly moves: number;
}

export interface Placement {
  readonly sites: readonly number[];
  /**
   * 0 when the map is fair for every n up to all buildings; else by how many hexes it is not, summed over
   * those n.
   */
  readonly uneven: number;
}

/**
 * Hexes for `count` buildings besides the first ones, fair as `fairness.ts` has it and, as far as the moves
 * go, for larger n too; null when none were found.
 */
export const placeBuildings = (
  ground: Ground,
  count: number,
  effort: Effort,
  random: Random,
): Placement | null => {
  const { grid, hqs } = ground;
  const sites = buildingSites(ground, effort.crowded);
  const placed = scatter(ground, sites, count, effort.spacing, random);
  if (placed === null) return null;
  const total = count + hqs.length - 1;
  const { counts, change } = makeCounts(ground, placed);
  const measure = makeMeasure(counts, fairDepth(count + hqs.length, hqs.length), total);
  let [unfair, uneven] = measure();
  for (let move = 0; move < effort.moves && uneven > 0 && count > 0; move += 1) {
    const at = random(count);
    const from = placed[at] ?? -1;
    const to = sites[random(sites.length)] ?? -1;
    // Most moves are within a part, so that every part keeps its share of the buildings.
    if (to === from || (ground.parts[to] !== ground.parts[from] && move % 4 !== 0)) continue;
    if (!spaced(grid, placed, to, effort.spacing, at)) continue;
    change(from, -1);
    change(to, 1);
    const [nextUnfair, nextUneven] = measure();
    if (nextUnfair < unfair || (nextUnfair === unfair && nextUneven <= uneven)) {
      placed[at] = to;
      unfair = nextUnfair;
      uneven = nextUneven;
    } else {
      change(to, -1);
      change(from, 1);
    }
  }
  return unfair === 0 ? { sites: placed, uneven } : null;
};
