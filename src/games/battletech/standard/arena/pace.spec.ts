import { onThisMachine } from '../../../../../test/support/yardstick';
import { bundledCatalog } from '../../../../catalog';
import { poolOf } from './armies';
import { equalBattle, paceOf, sightPace } from './pace';

const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const pool = poolOf(bundledCatalog());
const middle = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

/** Bounds are four times what is wanted: specs run on slow machines that others use too. */
it('BT-6 a battle of four against four takes no two seconds, and a unit no more than milliseconds a turn', () => {
  const paces = [1, 2, 3].map((round) => paceOf(equalBattle(pool, 4, 1, `pace ${round}`), 'pace', clock));
  expect(Math.min(...paces.map(({ battle }) => battle))).toBeLessThan(onThisMachine(2000));
  expect(middle(paces.flatMap(({ turns }) => turns))).toBeLessThan(onThisMachine(12));
});

it('BT-6 a line of sight takes microseconds', () => {
  const setup = equalBattle(pool, 2, 2, 'sight');
  sightPace(setup, 5000, clock);
  expect(sightPace(setup, 20_000, clock)).toBeLessThan(onThisMachine(40));
});
