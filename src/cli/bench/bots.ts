/** Bench: battles that BattleTech's bot fights against itself (BT-6), in processor time. */
import { bundledCatalog } from '../../catalog';
import { equalBattle, paceOf, poolOf, sightPace } from '../../games/battletech/standard/arena';
import { figure, type Figures, median, percentile } from './support/figures';

const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const SIZES = [
  [4, 1],
  [12, 1],
  [40, 5],
] as const;
const LINES = 100_000;

/** `rounds`: battles of each size; the median counts. */
export const benchBots = (rounds: number): Promise<Figures> => {
  const pool = poolOf(bundledCatalog());
  const figures: Figures = {};
  for (const seed of ['warm', 'up']) paceOf(equalBattle(pool, 4, 1, seed), seed, clock);
  for (const [units, sheets] of SIZES) {
    const paces = Array.from({ length: rounds }, (_, round) =>
      paceOf(equalBattle(pool, units, sheets, `bench ${round}`), `bench ${round}`, clock),
    );
    const turns = paces.flatMap((pace) => pace.turns);
    const name = `${units} v ${units}`;
    figures[name] = figure(median(paces.map(({ battle }) => battle)) / 1000, 's');
    figures[`${name}, a unit's turn`] = figure(median(turns), 'ms');
    figures[`${name}, p99`] = figure(percentile(turns, 0.99), 'ms');
  }
  figures['a line of sight'] = figure(sightPace(equalBattle(pool, 4, 5, 'sight'), LINES, clock), 'µs');
  return Promise.resolve(figures);
};
