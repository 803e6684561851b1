/**
 * What each building type was worth in the campaigns played: how often it is held and used, and how much it shifts the odds of winning, by what
 * the seed dealt (which is a cause) and by what was held (which is not).
 */
import { BUILDING_TYPES, type BuildingType } from '../../rules';
import { Chance } from '../chance';
import type { CampaignRecord, SeatRecord } from '../record/campaign-record';
import { bootstrap } from '../statistics/bootstrap';
import { CONFIDENCE, newcombe, wilson, type Count, type Estimate } from '../statistics/proportions';
import { verdictOn, type Verdict } from './verdict';

export interface BuildingBalance {
  readonly type: BuildingType;
  /** Share of all rounds in which somebody holds a working one. */
  readonly held: Estimate;
  /** Share of the rounds of its holders in which it is used. */
  readonly used: Estimate;
  /** Who was dealt it as his first building: how many, and how many of them won. */
  readonly dealt: Count;
  /** Share of wins of who was dealt it, less that of everybody else. */
  readonly shift: Estimate;
  /** Odds of winning with it against without it; NaN: not to be reckoned. */
  readonly odds: number;
  /** Share of wins of who held it for at least half of the rounds, less that of those who did not. */
  readonly observed: Estimate;
  /** The same among seats that held about as many other buildings. */
  readonly alike: Estimate;
  readonly verdict: Verdict;
}

const HALF = 0.5;
/** Held other buildings for so many rounds each round on average: the classes that are compared within themselves. */
const CLASSES = [1, 2, 3, 4.5] as const;
/** Fewer campaigns than this are not drawn again and again: their bootstrap would look surer than it is. */
const FEWEST_TO_DRAW = 20;

const UNKNOWN: Estimate = { value: NaN, low: -Infinity, high: Infinity };

const wins = (seats: readonly SeatRecord[]): Count => ({ hits: seats.filter(({ won }) => won).length, of: seats.length });
const share = ({ hits, of }: Count): number => hits / of;

const holdsHalf = (type: BuildingType, { rounds }: CampaignRecord, { held }: SeatRecord): boolean => (held[type] ?? 0) >= HALF * rounds;

const classOf = (type: BuildingType, { rounds }: CampaignRecord, { held }: SeatRecord): number => {
  const others = BUILDING_TYPES.reduce((sum, other) => sum + (other === type ? 0 : (held[other] ?? 0)), 0) / Math.max(1, rounds);
  return CLASSES.filter((limit) => others >= limit).length;
};

/** Per campaign, counted once: wins and seats, with and without, by class. The bootstrap only adds them up. */
interface Tally {
  /** hits with, of with, hits without, of without, for each class. */
  readonly counts: readonly number[];
}

const CELLS = 4;
const tallyOf = (type: BuildingType, campaign: CampaignRecord): Tally => {
  const counts = new Array<number>((CLASSES.length + 1) * CELLS).fill(0);
  for (const seat of campaign.seats) {
    const at = classOf(type, campaign, seat) * CELLS + (holdsHalf(type, campaign, seat) ? 0 : 2);
    if (seat.won) counts[at] = (counts[at] ?? 0) + 1;
    counts[at + 1] = (counts[at + 1] ?? 0) + 1;
  }
  return { counts };
};

const summed = (draw: readonly Tally[]): readonly number[] => {
  const sums = new Array<number>((CLASSES.length + 1) * CELLS).fill(0);
  for (const { counts } of draw) for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (counts[at] ?? 0);
  return sums;
};

const difference = (draw: readonly Tally[]): number => {
  const sums = summed(draw);
  const cell = (which: number): number => sums.reduce((sum, one, at) => (at % CELLS === which ? sum + one : sum), 0);
  return cell(0) / cell(1) - cell(2) / cell(3);
};

/** Differences of the classes, weighed by how many with and without stand against each other there (Mantel and Haenszel). */
const differenceAmongAlike = (draw: readonly Tally[]): number => {
  const sums = summed(draw);
  let [weights, total] = [0, 0];
  for (let at = 0; at < sums.length; at += CELLS) {
    const [hits = 0, withIt = 0, otherHits = 0, without = 0] = sums.slice(at, at + CELLS);
    if (withIt === 0 || without === 0) continue;
    const weight = (withIt * without) / (withIt + without);
    weights += weight;
    total += weight * (hits / withIt - otherHits / without);
  }
  return total / weights;
};

interface Figures {
  /** Rounds in which somebody held one. */
  readonly taken: number;
  /** Rounds of its holders, of whom a round can have two. */
  readonly held: number;
  readonly used: number;
  readonly rounds: number;
}

const figuresOf = (type: BuildingType, { rounds, seats, heldByAnybody }: CampaignRecord): Figures => ({
  taken: heldByAnybody[type] ?? 0,
  held: seats.reduce((sum, seat) => sum + (seat.held[type] ?? 0), 0),
  used: seats.reduce((sum, seat) => sum + (seat.used[type] ?? 0), 0),
  rounds,
});

const ratio =
  (of: keyof Figures, by: keyof Figures) =>
  (draw: readonly Figures[]): number =>
    draw.reduce((sum, one) => sum + one[of], 0) / draw.reduce((sum, one) => sum + one[by], 0);

const drawn = <C>(clusters: readonly C[], figure: (draw: readonly C[]) => number, chance: Chance): Estimate =>
  clusters.length < FEWEST_TO_DRAW ? { ...UNKNOWN, value: figure(clusters) } : bootstrap(clusters, figure, chance);

const oddsRatio = (a: Count, b: Count): number => share(a) / (1 - share(a)) / (share(b) / (1 - share(b)));

const balanceOf = (campaigns: readonly CampaignRecord[], type: BuildingType, seed: string): BuildingBalance => {
  const chance = new Chance(`bootstrap ${seed} ${type}`);
  const seats = campaigns.flatMap((campaign) => campaign.seats);
  const dealt = wins(seats.filter(({ first }) => first === type));
  const others = wins(seats.filter(({ first }) => first !== type));
  const shift = newcombe(dealt, others);
  // One of so many types would look remarkable by chance alone: each gets its part of the doubt (Bonferroni).
  const strict = newcombe(dealt, others, 1 - (1 - CONFIDENCE) / BUILDING_TYPES.length);
  const tallies = campaigns.map((campaign) => tallyOf(type, campaign));
  const figures = campaigns.map((campaign) => figuresOf(type, campaign));
  return {
    type,
    held: drawn(figures, ratio('taken', 'rounds'), chance),
    used: drawn(figures, ratio('used', 'held'), chance),
    dealt,
    shift,
    odds: oddsRatio(dealt, others),
    observed: drawn(tallies, difference, chance),
    alike: drawn(tallies, differenceAmongAlike, chance),
    verdict: verdictOn(shift, strict),
  };
};

/** In the order of the rules' table. The same campaigns and seed give the same figures. */
export const balanceOfBuildings = (campaigns: readonly CampaignRecord[], seed: string): readonly BuildingBalance[] =>
  BUILDING_TYPES.map((type) => balanceOf(campaigns, type, seed));

/** Share of wins of any seat. */
export const winsOfAll = (campaigns: readonly CampaignRecord[]): Estimate => wilson(wins(campaigns.flatMap(({ seats }) => seats)));
