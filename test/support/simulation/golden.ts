/**
 * Golden campaigns: a setup, the steps that were played, and the hash of state and events after each.
 * Replayed without any player.
 */
import type { CampaignState, Opening } from '../../../src/rules';
import { hashOf } from './checks';
import type { Step } from './command';
import { perform } from './perform';
import { diceSeedOf, initialStateOf, type CampaignSetup } from './setup';

export interface GoldenStep extends Step {
  readonly hash: string;
}

export interface Golden {
  readonly setup: CampaignSetup;
  readonly steps: readonly GoldenStep[];
}

/** The hash after every step. */
export const replay = (setup: CampaignSetup, steps: readonly Step[]): readonly string[] => {
  const diceSeed = diceSeedOf(setup);
  const openings: Opening[] = [];
  let state: CampaignState = initialStateOf(setup);
  return steps.map(({ at, command }) => {
    const outcome = perform(state, { at, command }, { diceSeed, openings });
    state = outcome.state;
    openings.push(...outcome.openings);
    return hashOf(state, outcome.events);
  });
};

/** One line a step, so that a change shows where the campaign began to differ. */
export const writeGolden = ({ setup, steps }: Golden): string =>
  `{"setup":${JSON.stringify(setup)},\n"steps":[\n${steps.map((step) => JSON.stringify(step)).join(',\n')}\n]}\n`;
