/**
 * ROUND-2: players order at the same time, so the order in which their sheets came in makes no difference to
 * anything.
 */
import { canonicalJson } from '../../src/kernel/json/canonical-json';
import { closeWith, readSheets, resolutionAt } from '../support/simulation/perform';
import { play, type Played } from '../support/simulation/play';
import { commander } from '../support/simulation/players/commander';
import { gambler } from '../support/simulation/players/gambler';
import { steward } from '../support/simulation/players/steward';
import { Chance } from '../support/simulation/random';
import { FIRST_RULESET, seedsOf } from '../support/simulation/setup';

const closedInOrder = (
  { before, step, surroundings }: Played,
  order: <T>(sheets: readonly T[]) => readonly T[],
): string => {
  if (step.command.do !== 'close') throw new Error('not a close');
  const resolution = resolutionAt(before, step.at, surroundings.diceSeed);
  closeWith(resolution, new Map(order([...readSheets(before, step.command.sheets).read])));
  return canonicalJson(resolution.events);
};

it.each(seedsOf('order', { 'planetary-1': 8, 'planetary-2': 4 }))(
  'ROUND-2 the order of submission does not change the outcome: %s, %s',
  (ruleset, seed) => {
    const chance = new Chance(seed);
    let compared = 0;
    const by = ruleset === FIRST_RULESET ? [commander, gambler, commander] : [steward, gambler, steward];
    play(seed, { ruleset, by, players: 2 + ((seed.length + Number(seed.slice(6))) % 3) }, (played) => {
      const { command } = played.step;
      if (command.do !== 'close' || played.events.length === 0 || Object.keys(command.sheets).length < 2)
        return;
      const expected = canonicalJson(played.events);
      for (const order of [
        <T>(sheets: readonly T[]) => [...sheets].reverse(),
        <T>(sheets: readonly T[]) => chance.shuffled(sheets),
      ]) {
        compared += 1;
        if (closedInOrder(played, order) !== expected)
          throw new Error(`step ${played.number} closes otherwise in another order of submission`);
      }
    });
    expect(compared).toBeGreaterThan(0);
  },
);
