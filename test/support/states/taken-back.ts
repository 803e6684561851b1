/**
 * A war that is taken back again and again, also to moments that had been undone, and played on a little each
 * time.
 */
import type { Opening, Order } from '../../../src/rules';
import { rowsOf } from '../../../src/rules';
import { openBattles } from '../../../src/rules/combat/open-battles';
import { NOW } from '../../../src/rules/testing/world';
import type { Command } from '../simulation/command';
import { perform } from '../simulation/perform';
import { play, type Played } from '../simulation/play';
import { Chance } from '../simulation/random';
import { diceSeedOf } from '../simulation/setup';

export type Heard = Pick<
  Played,
  'state' | 'events' | 'openings' | 'step' | 'number' | 'before' | 'violations'
>;

const NEVER = { lastForceStanding: false, buildings: null, rounds: null, gm: true };

/** A store goes back to the latest opening of the moment that is asked for. */
export const latest = (openings: readonly Opening[], index: number): number =>
  openings.reduce((found, { round, phase, step }, at) => {
    const wanted = openings[index];
    return round === wanted?.round && phase === wanted.phase && step === wanted.step ? at : found;
  }, index);

/** Supply is gone back to more often than other phases. The same seed plays the same war. */
export const takenBackOften = (
  seed: string,
  ruleset: string,
  rollbacks: number,
  hear: (heard: Heard) => void,
): Played['state'] => {
  const chance = new Chance(`often ${seed}`);
  let number = 0;
  let openings: readonly Opening[] = [];
  const { final, setup } = play(
    seed,
    { ruleset, steps: 40, meddling: false, players: 2, options: { victory: NEVER } },
    (played) => {
      hear(played);
      number = played.number;
      openings = [...played.surroundings.openings, ...played.openings];
    },
  );
  let state = final;
  const diceSeed = diceSeedOf(setup);
  const run = (command: Command): void => {
    number += 1;
    const step = { at: NOW + number, command };
    const outcome = perform(state, step, { diceSeed, openings });
    hear({ ...outcome, before: state, step, number });
    state = outcome.state;
    openings = [...openings, ...outcome.openings];
  };
  const spending = (): Readonly<Record<string, readonly Order[]>> =>
    state.campaign.phase === 'supply'
      ? Object.fromEntries(
          rowsOf(state.forces).map(({ id, hq }) => [
            id,
            Array.from({ length: chance.int(0, 3) }, () => ({ type: 'buy-pilot', hex: hq }) as Order),
          ]),
        )
      : {};
  for (let times = 0; times < rollbacks; times += 1) {
    const supplies = openings.flatMap(({ phase }, index) => (phase === 'supply' ? [index] : []));
    const opening = latest(
      openings,
      chance.maybe(0.6) ? chance.one(supplies) : chance.int(0, openings.length - 1),
    );
    run({ do: 'rollback', opening, reason: 'Again.' });
    for (let steps = chance.int(0, 9); steps > 0; steps -= 1) {
      for (const { id } of openBattles(state)) run({ do: 'call-off', battle: id, reason: 'Not now.' });
      if (state.campaign.status === 'running' && openBattles(state).length === 0)
        run({ do: 'close', sheets: spending() });
    }
  }
  return state;
};
