/**
 * What each building type was worth in the campaigns played: how often it is held and used, and how much it
 * shifts the odds of winning, by what the seed dealt (which is a cause) and by what was held (which is not).
 */
import type { BuildingType } from '../../rules';
import { Chance, flatMap } from '../../kernel';
import type { CampaignRecord, SeatRecord } from '../record/campaign-record';
import { bootstrap, figuresOf, type Figure } from '../statistics/bootstrap';
import { CONFIDENCE, newcombe, wilson, type Count, type Estimate } from '../statistics/proportions';
import { verdictOn, type Verdict } from './verdict';

export interface BuildingBalance {
  readonly type: BuildingType;
  /** Share of all rounds in which somebody holds a working one. */
  readonly held: Estimate;
  /** Share of the rounds of its holders in which it is used. */
  readonly used: Estimate;
  /** Who was dealt it as their first building: how many, and how many of them won. */
  readonly dealt: Count;
  /** Share of wins of who was dealt it, less that of everybody else. */
  readonly shift: Estimate;
  /** Odds of winning with it against without it; NaN: not to be computed. */
  readonly odds: number;
  /** Share of wins of who held it for at least half of the rounds, less that of those who did not. */
  readonly observed: Estimate;
  /** The same among seats that held about as many other buildings. */
  readonly alike: Estimate;
  readonly verdict: Verdict;
}

const HALF = 0.5;
/**
 * Held other buildings for so many rounds each round on average: the classes that are compared within
 * themselves.
 */
const CLASSES = [1, 2, 3, 4.5] as const;
/** Fewer campaigns than this are not drawn again and again: their bootstrap would look surer than it is. */
const FEWEST_TO_DRAW = 20;

const UNKNOWN: Estimate = { value: NaN, low: -Infinity, high: Infinity };

const wins = (seats: readonly SeatRecord[]): Count => ({
  hits: seats.filter(({ won }) => won).length,
  of: seats.length,
});
const share = ({ hits, of }: Count): number => hits / of;

const holdsHalf = (type: BuildingType, { rounds }: CampaignRecord, { held }: SeatRecord): boolean =>
  (held[type] ?? 0) >= HALF * rounds;

const classOf = (type: BuildingType, { rounds }: CampaignRecord, { held }: SeatRecord): number => {
  const others =
    Object.entries(held).reduce((sum, [other, count]) => sum + (other === type ? 0 : count), 0) /
    Math.max(1, rounds);
  return CLASSES.filter((limit) => others >= limit).length;
};

/** Of each class in turn: wins and seats of those who held it, wins and seats of those who did not. */
const CELLS = 4;

const tallyOf = (type: BuildingType, campaign: CampaignRecord): Float64Array => {
  const counts = new Float64Array((CLASSES.length + 1) * CELLS);
  for (const seat of campaign.seats) {
    const at = classOf(type, campaign, seat) * CELLS + (holdsHalf(type, campaign, seat) ? 0 : 2);
    if (seat.won) counts[at] = (counts[at] ?? 0) + 1;
    counts[at + 1] = (counts[at + 1] ?? 0) + 1;
  }
  return counts;
};

const difference: Figure = (sums) => {
  const cells = [0, 0, 0, 0];
  for (let at = 0; at < sums.length; at += 1) cells[at % CELLS] = (cells[at % CELLS] ?? 0) + (sums[at] ?? 0);
  const [wonWith = 0, withIt = 0, wonWithout = 0, without = 0] = cells;
  return wonWith / withIt - wonWithout / without;
};

/**
 * Differences of the classes, weighed by how many with and without stand against each other there (Mantel and
 * Haenszel).
 */
const differenceAmongAlike: Figure = (sums) => {
  let [weights, total] = [0, 0];
  for (let at = 0; at < sums.length; at += CELLS) {
    const [withIt, without] = [sums[at + 1] ?? 0, sums[at + 3] ?? 0];
    if (withIt === 0 || without === 0) continue;
    const weight = (withIt * without) / (withIt + without);
    weights += weight;
    total += weight * ((sums[at] ?? 0) / withIt - (sums[at + 2] ?? 0) / without);
  }
  return total / weights;
};

/**
 * Rounds in which somebody held one; rounds of its holders, of whom a round can have two; of these, in which
 * it was used; all rounds.
 */
const holdingOf = (type: BuildingType, { rounds, seats, heldByAnybody }: CampaignRecord): Float64Array =>
  Float64Array.of(
    heldByAnybody[type] ?? 0,
    seats.reduce((sum, seat) => sum + (seat.held[type] ?? 0), 0),
    seats.reduce((sum, seat) => sum + (seat.used[type] ?? 0), 0),
    rounds,
  );
const isHeld: Figure = (sums) => (sums[0] ?? 0) / (sums[3] ?? 0);
const isUsed: Figure = (sums) => (sums[2] ?? 0) / (sums[1] ?? 0);

const drawn = (
  clusters: readonly Float64Array[],
  figures: readonly [Figure, Figure],
  chance: Chance,
): readonly [Estimate, Estimate] => {
  const estimates =
    clusters.length < FEWEST_TO_DRAW
      ? figuresOf(clusters, figures).map((value) => ({ ...UNKNOWN, value }))
      : bootstrap(clusters, figures, chance);
  return [estimates[0] ?? UNKNOWN, estimates[1] ?? UNKNOWN];
};

const oddsRatio = (a: Count, b: Count): number => share(a) / (1 - share(a)) / (share(b) / (1 - share(b)));

const balanceOf = (
  campaigns: readonly CampaignRecord[],
  type: BuildingType,
  types: number,
  seed: string,
): BuildingBalance => {
  const chance = new Chance(`bootstrap ${seed} ${type}`);
  const seats = flatMap(campaigns, (campaign) => campaign.seats);
  const dealt = wins(seats.filter(({ first }) => first === type));
  const others = wins(seats.filter(({ first }) => first !== type));
  const shift = newcombe(dealt, others);
  // One of so many types would look remarkable by chance alone: each gets its part of the doubt (Bonferroni).
  const strict = newcombe(dealt, others, 1 - (1 - CONFIDENCE) / types);
  const [held, used] = drawn(
    campaigns.map((campaign) => holdingOf(type, campaign)),
    [isHeld, isUsed],
    chance,
  );
  const [observed, alike] = drawn(
    campaigns.map((campaign) => tallyOf(type, campaign)),
    [difference, differenceAmongAlike],
    chance,
  );
  return {
    type,
    held,
    used,
    dealt,
    shift,
    odds: oddsRatio(dealt, others),
    observed,
    alike,
    verdict: verdictOn(shift, strict),
  };
};

/** Of these types, in their order. The same campaigns and seed give the same figures. */
export const balanceOfBuildings = (
  campaigns: readonly CampaignRecord[],
  types: readonly BuildingType[],
  seed: string,
): readonly BuildingBalance[] => types.map((type) => balanceOf(campaigns, type, types.length, seed));

/** Share of wins of any seat. */
export const winsOfAll = (campaigns: readonly CampaignRecord[]): Estimate =>
  wilson(wins(flatMap(campaigns, ({ seats }) => seats)));
