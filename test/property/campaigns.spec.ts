/**
 * Whole campaigns of commanders, gamblers and vandals under a meddling game master, each step held against
 * what must always hold.
 */
import {
  decidesAlike,
  inCourse,
  ledgerKeeper,
  replays,
  showsAlike,
  soundEvents,
  soundState,
} from '../support/simulation/checks';
import { eyes } from '../support/simulation/eyes';
import { play, type Played } from '../support/simulation/play';
import { gambler } from '../support/simulation/players/gambler';
import { vandal } from '../support/simulation/players/vandal';
import { seedsOf } from '../support/simulation/setup';

type Check = (played: Played) => readonly string[];

/** Every line names the seed and the step, so that it can be played again. */
const faultsOf = (
  seed: string,
  checks: readonly Check[],
  wish: Parameters<typeof play>[1] = {},
): readonly string[] => {
  const faults: string[] = [];
  play(seed, wish, (played) => {
    for (const check of checks)
      for (const fault of check(played))
        faults.push(`seed "${seed}", step ${played.number} (${played.step.command.do}): ${fault}`);
  });
  return faults.slice(0, 5);
};

describe('every step of a campaign', () => {
  it.each(seedsOf('sound', { 'planetary-1': 6, 'planetary-2': 2 }))(
    'leaves a sound state, and events that fold to it: %s, %s',
    (ruleset, seed) => {
      expect(
        faultsOf(seed, [soundState, soundEvents, replays, inCourse, ledgerKeeper()], { ruleset }),
      ).toEqual([]);
    },
  );

  it.each(seedsOf('loaded', { 'planetary-1': 3, 'planetary-2': 2 }))(
    'is decided alike by a state that was stored: %s, %s',
    (ruleset, seed) => {
      expect(faultsOf(seed, [decidesAlike('sorted'), decidesAlike('reversed')], { ruleset })).toEqual([]);
    },
  );

  it.each(seedsOf('shown', { 'planetary-1': 2, 'planetary-2': 1 }))(
    'is shown alike by a state that was stored: %s, %s',
    (ruleset, seed) => {
      expect(faultsOf(seed, [showsAlike], { ruleset, steps: 40 })).toEqual([]);
    },
  );

  it.each(seedsOf('hidden', { 'planetary-1': 5, 'planetary-2': 4 }))(
    'SIGHT-4 tells nobody of mechs and pilots that they never met: %s, %s',
    (ruleset, seed) => {
      expect(faultsOf(seed, [eyes()], { ruleset, options: { fogOfWar: true } })).toEqual([]);
    },
  );

  it.each(seedsOf('hostile', { 'planetary-1': 3, 'planetary-2': 3 }))(
    'ROUND-6 is survived whatever is sent: %s, %s',
    (ruleset, seed) => {
      expect(
        faultsOf(seed, [soundState, soundEvents], { ruleset, by: [vandal, gambler], steps: 70 }),
      ).toEqual([]);
    },
  );
});
