/** Whole campaigns of commanders, gamblers and vandals under a meddling game master, each step held against what must always hold. */
import { decidesAlike, inCourse, ledgerKeeper, replays, showsAlike, soundEvents, soundState } from '../support/simulation/checks';
import { eyes } from '../support/simulation/eyes';
import { play, type Played } from '../support/simulation/play';
import { gambler } from '../support/simulation/players/gambler';
import { vandal } from '../support/simulation/players/vandal';

const DEEP = process.env['DEEP'] === undefined ? 1 : 10;
const seeds = (name: string, count: number): readonly string[] => Array.from({ length: count * DEEP }, (_, index) => `${name} ${index}`);

type Check = (played: Played) => readonly string[];

/** Every line names the seed and the step, so that it can be played again. */
const faultsOf = (seed: string, checks: readonly Check[], wish: Parameters<typeof play>[1] = {}): readonly string[] => {
  const faults: string[] = [];
  play(seed, wish, (played) => {
    for (const check of checks)
      for (const fault of check(played)) faults.push(`seed "${seed}", step ${played.number} (${played.step.command.do}): ${fault}`);
  });
  return faults.slice(0, 5);
};

describe('every step of a campaign', () => {
  it.each(seeds('sound', 6))('leaves a sound state, and events that fold to it: %s', (seed) => {
    expect(faultsOf(seed, [soundState, soundEvents, replays, inCourse, ledgerKeeper()])).toEqual([]);
  });

  it.each(seeds('loaded', 3))('is decided alike by a state that was stored: %s', (seed) => {
    expect(faultsOf(seed, [decidesAlike('sorted'), decidesAlike('reversed')])).toEqual([]);
  });

  it.each(seeds('shown', 2))('is shown alike by a state that was stored: %s', (seed) => {
    expect(faultsOf(seed, [showsAlike], { steps: 40 })).toEqual([]);
  });

  it.each(seeds('hidden', 5))('SIGHT-4 tells nobody of mechs and pilots that he never met: %s', (seed) => {
    expect(faultsOf(seed, [eyes()], { options: { fogOfWar: true } })).toEqual([]);
  });

  it.each(seeds('hostile', 3))('ROUND-6 is survived whatever is sent: %s', (seed) => {
    expect(faultsOf(seed, [soundState, soundEvents], { by: [vandal, gambler], steps: 70 })).toEqual([]);
  });
});
