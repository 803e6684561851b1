/** What the bot is measured in. */
import { orderOf } from '../bot';
import { type Weights, WEIGHTS } from '../bot/weights';
import type { Wanted } from '../../shared/arena/verdicts';
import type { Contest } from './contest';
import type { Agent } from './play-out';
import { randomAgent } from './random-agent';

export const botAgent =
  (weights: Weights = WEIGHTS.attack): Agent =>
  (of, seat, decision) =>
    orderOf(of, seat, decision, weights);

const USUAL = { size: 300, ratio: 1 } as const;
const bot = (): Agent => botAgent();

const byPoints = (ratio: number): Contest => ({ ...USUAL, ratio, first: bot, second: bot });

/** Of the ladder. */
export const RATIOS = [0.67, 0.8, 1.01, 1.25, 1.5] as const;

export const CONTESTS: Readonly<Record<string, Contest>> = {
  mirror: { ...USUAL, first: bot, second: bot },
  /** The smallest armies, for many matches. */
  'mirror-100': { size: 100, ratio: 1, first: bot, second: bot },
  random: { ...USUAL, first: bot, second: randomAgent },
  'points-1.25': byPoints(1.25),
  ...Object.fromEntries(RATIOS.map((ratio) => [`ladder-${ratio}`, byPoints(ratio)])),
};

/** The bot with other weights against the bot as it is. */
export const changedAgainst = (first: Agent, second: Agent = bot()): Contest => ({
  ...USUAL,
  first: () => first,
  second: () => second,
});

export const WANTED: Wanted = {
  ratios: RATIOS,
  measure: 'points',
  more: { contest: 'points-1.25', share: 0.7 },
};
