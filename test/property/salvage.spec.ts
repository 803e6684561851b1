/**
 * SALV: in random wars every mech that falls is accounted for, and what is made of it weighs and costs what
 * the rules say.
 */
import { play } from '../support/simulation/play';
import { gambler } from '../support/simulation/players/gambler';
import { steward } from '../support/simulation/players/steward';
import { vandal } from '../support/simulation/players/vandal';
import { nothingSalvaged, salvor, type Salvaged } from '../support/simulation/salvor';
import { seedsOf } from '../support/simulation/setup';

/** Long wars with many fights; nobody wins before the steps are used up. */
const LONG = {
  steps: 160,
  bv: 9000,
  ruleset: 'planetary-2',
  options: { victory: { lastForceStanding: false, buildings: null, rounds: null, gm: true } },
};
const seen: Salvaged = nothingSalvaged();

it.each(seedsOf('salvage', { 'planetary-1': 0, 'planetary-2': 4 }))(
  'SALV-1 SALV-2 SALV-4 SALV-5 BLD-SCRAP no mech is lost or doubled: %s, %s',
  (ruleset, seed) => {
    const faults: string[] = [];
    play(seed, { ...LONG, ruleset, by: [steward, gambler, vandal] }, (played) => {
      for (const fault of salvor(played, seen))
        faults.push(`step ${played.number} (${played.step.command.do}): ${fault}`);
    });
    expect(faults).toEqual([]);
  },
);

// When all are over, in whatever order they came: wrecks were left, kept, scrapped, lost, and taken by
// mercenaries.
afterAll(() => {
  expect(Object.entries(seen).filter(([, times]) => times < 2)).toEqual([]);
});
