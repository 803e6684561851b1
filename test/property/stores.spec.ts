/**
 * DEP, REP: over whole wars every unit of stock is accounted for, and nothing in a mech is mended for
 * nothing, twice, or out of thin air.
 */
import { soundState } from '../support/simulation/checks';
import { play } from '../support/simulation/play';
import { gambler } from '../support/simulation/players/gambler';
import { steward } from '../support/simulation/players/steward';
import { vandal } from '../support/simulation/players/vandal';
import { seedsOf } from '../support/simulation/setup';
import { storekeeper } from '../support/simulation/stores';

interface Kept {
  readonly faults: readonly string[];
  readonly repairs: number;
  readonly refits: number;
}

const kept = (seed: string, wish: Parameters<typeof play>[1]): Kept => {
  const faults: string[] = [];
  let [repairs, refits] = [0, 0];
  play(seed, wish, (played) => {
    repairs += played.events.filter(({ type }) => type === 'mech-repaired').length;
    refits += played.events.filter(({ type }) => type === 'mech-refitted').length;
    for (const fault of [...storekeeper(played), ...soundState(played)])
      faults.push(`step ${played.number} (${played.step.command.do}): ${fault}`);
  });
  return { faults: faults.slice(0, 5), repairs, refits };
};

/** Long wars in which much is bought and much is broken; nobody wins before the steps are used up. */
const LONG = {
  steps: 220,
  bv: 9000,
  options: { victory: { lastForceStanding: false, buildings: null, rounds: null, gm: true } },
};

let reached = 0;

it.each(seedsOf('stores', { 'planetary-1': 1, 'planetary-2': 2 }))(
  'DEP-1 DEP-2 DEP-6 REP-5 every unit of stock is accounted for, and what is fitted is in the mech: %s, %s',
  (ruleset, seed) => {
    const { faults, repairs, refits } = kept(seed, { ...LONG, ruleset, by: [steward, gambler] });
    expect(faults).toEqual([]);
    reached += refits;
    if (ruleset !== 'planetary-1') expect(repairs).toBeGreaterThan(5);
  },
);

// When all are over, in whatever order they came: these wars refitted mechs.
afterAll(() => expect(reached).toBeGreaterThan(0));

it.each(seedsOf('grab', { 'planetary-1': 0, 'planetary-2': 2 }))(
  'DEP-2 ROUND-6 nor does a hostile sheet get anything twice: %s, %s',
  (ruleset, seed) => {
    expect(kept(seed, { ...LONG, steps: 90, ruleset, by: [gambler, vandal] }).faults).toEqual([]);
  },
);
