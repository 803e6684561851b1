/**
 * Plays a whole campaign on the pure core, without a server, and shows every step to a listener. The same
 * seed plays the same campaign.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import type { ForceId } from '../../../src/kernel/ids';
import { knowledgeOf, openPhase, rowsOf, type CampaignState, type Opening } from '../../../src/rules';
import { openBattles } from '../../../src/rules/combat/open-battles';
import { NOW } from '../../../src/rules/testing/world';
import { bargain } from './bargains';
import type { Command, Step } from './command';
import { fightOn } from './fights';
import { meddle } from './game-master';
import { perform, resolutionAt, type Outcome, type Surroundings } from './perform';
import { commander, type Player } from './players/commander';
import { gambler } from './players/gambler';
import { steward } from './players/steward';
import { vandal } from './players/vandal';
import { Chance } from './random';
import {
  diceSeedOf,
  drawSetup,
  FIRST_RULESET,
  initialStateOf,
  type CampaignSetup,
  type SetupWish,
} from './setup';

/** One step of a campaign with the state before it. */
export interface Played extends Outcome {
  readonly number: number;
  readonly step: Step;
  readonly before: CampaignState;
  readonly surroundings: Surroundings;
}

export interface Campaign {
  readonly setup: CampaignSetup;
  readonly steps: number;
  readonly final: CampaignState;
}

export interface Wish extends SetupWish {
  /** Steps at most, closes and all else. */
  readonly steps?: number;
  readonly players?: number;
  /** Who plays; chosen by the seed when not given. */
  readonly by?: readonly Player[];
  /** Whether the game master meddles; default true. */
  readonly meddling?: boolean;
}

const HOUR = 3_600_000;

/** Sheets of all forces that somebody plays, in a random order of submission. */
const sheetsOf = (
  state: CampaignState,
  players: ReadonlyMap<string, Player>,
  chance: Chance,
): Readonly<Record<string, unknown>> => {
  const sheets: Record<string, unknown> = {};
  for (const { id, out } of chance.shuffled(rowsOf(state.forces))) {
    const player = players.get(id);
    if (player === undefined || (out && chance.maybe(0.7)) || chance.maybe(0.05)) continue;
    sheets[id] = player(knowledgeOf(state, bundledCatalog(), { kind: 'force', force: id }), chance);
  }
  return sheets;
};

const nextCommand = (
  state: CampaignState,
  players: ReadonlyMap<string, Player>,
  chance: Chance,
  openings: number,
  now: number,
  meddling: boolean,
): Command => {
  const command = meddling ? meddle(state, chance, openings, now) : null;
  if (command !== null) return command;
  const battle = chance.pick(openBattles(state));
  if (battle !== null && chance.maybe(0.95)) return fightOn(state, battle, chance);
  if (state.campaign.phase === 'supply' && chance.maybe(0.6)) {
    const trade = bargain(state, chance);
    if (trade !== null) return trade;
  }
  return { do: 'close', sheets: sheetsOf(state, players, chance) };
};

const castFor = (ruleset: string): readonly Player[] =>
  ruleset === FIRST_RULESET
    ? [commander, commander, gambler, vandal]
    : [steward, steward, steward, gambler, vandal];

const castOf = (
  state: CampaignState,
  chance: Chance,
  by: readonly Player[] | null,
): ReadonlyMap<string, Player> =>
  new Map(
    rowsOf(state.forces).map(({ id }, index) => [
      id,
      by?.[index % by.length] ?? chance.one(castFor(state.campaign.ruleset)),
    ]),
  );

/** Throws whatever the rules throw, with the seed and the step's number. */
export const play = (
  seed: string,
  wish: Wish = {},
  listen: (played: Played) => void = () => undefined,
): Campaign => {
  const setup = drawSetup(seed, wish);
  const chance = new Chance(`play ${seed}`);
  const diceSeed = diceSeedOf(setup);
  const openings: Opening[] = [];
  let state = initialStateOf(setup);
  const players = castOf(state, chance, wish.by ?? null);
  let now = NOW;
  let number = 0;
  const most = wish.steps ?? 60;
  for (; number < most && state.campaign.status !== 'finished'; number += 1) {
    try {
      const command: Command =
        number === 0
          ? { do: 'start' }
          : nextCommand(state, players, chance, openings.length, now, wish.meddling ?? true);
      if (command.do === 'battle-due' && chance.maybe(0.8))
        now = Math.max(now, rowsOf(state.battles).find(({ id }) => id === command.battle)?.dueAt ?? now);
      const step: Step = { at: now, command };
      const surroundings: Surroundings = { diceSeed, openings: [...openings] };
      const before = state;
      const outcome = perform(before, step, surroundings);
      state = outcome.state;
      openings.push(...outcome.openings);
      listen({ ...outcome, number, step, before, surroundings });
    } catch (error) {
      const { round, phase, step } = state.campaign;
      const where = `seed ${JSON.stringify(seed)}, step ${number}, round ${round} ${phase} ${step ?? ''}`;
      throw new Error(`${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    now += chance.maybe(0.1) ? 50 * HOUR : chance.int(0, 3 * HOUR);
  }
  return { setup, steps: number, final: state };
};

/** Whether the open phase of a state takes order sheets. */
export const takesOrders = (state: CampaignState): boolean =>
  openPhase(resolutionAt(state, NOW, new Uint8Array(32)))?.takesOrders === true;

export const forcesOf = (state: CampaignState): readonly ForceId[] =>
  rowsOf(state.forces).map(({ id }) => id);
