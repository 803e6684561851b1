/** What the bot is measured in (BT-6). */
import { commandOf } from '../bot/bot';
import { type Weights, WEIGHTS } from '../bot/weights';
import type { Wanted } from '../../../shared/arena/verdicts';
import type { Contest } from './contest';
import type { Agent } from './play-out';
import { randomAgent } from './random-agent';

export const botAgent =
  (weights: Weights = WEIGHTS.attack): Agent =>
  (known, seat) =>
    commandOf(known, seat, 'attack', weights);

const SMALL = { units: 4, value: 5_200, ratio: 1, sheets: 1, turns: 40 } as const;
const bot = (): Agent => botAgent();

const byValue = (ratio: number): Contest => ({ ...SMALL, ratio, first: bot, second: bot });

/** Of the ladder. */
export const RATIOS = [0.67, 0.8, 1.01, 1.25, 1.5] as const;

export const CONTESTS: Readonly<Record<string, Contest>> = {
  mirror: { ...SMALL, first: bot, second: bot },
  random: { ...SMALL, first: bot, second: randomAgent },
  'value-1.25': byValue(1.25),
  ...Object.fromEntries(RATIOS.map((ratio) => [`ladder-${ratio}`, byValue(ratio)])),
};

/** The bot with other weights against the bot as it is. */
export const changedAgainst = (first: Agent, second: Agent = bot()): Contest => ({
  ...SMALL,
  first: () => first,
  second: () => second,
});

export const WANTED: Wanted = {
  ratios: RATIOS,
  measure: 'Battle Value',
  more: { contest: 'value-1.25', share: 0.75 },
};
