/**
 * Golden campaigns: the same steps give the same states and events as when they were written down, byte by
 * byte. After a change that is meant, `UPDATE_GOLDEN=1 npx jest test/golden` plays them anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replay, writeGolden, type Golden } from '../support/simulation/golden';
import type { Step } from '../support/simulation/command';
import { play, type Wish } from '../support/simulation/play';
import { commander } from '../support/simulation/players/commander';
import { gambler } from '../support/simulation/players/gambler';
import { steward } from '../support/simulation/players/steward';

/** Long campaigns: nobody wins before the steps are used up, unless a side has nothing left. */
const victory = { lastForceStanding: true, buildings: null, rounds: null, gm: true };

const GOLDENS: Readonly<Record<string, { readonly seed: string; readonly wish: Wish }>> = {
  'two-commanders': { seed: 'golden one', wish: { players: 2, bv: 9000, by: [commander], meddling: false, steps: 60, options: { fogOfWar: true, teams: null, victory } } },
  'three-and-a-game-master': { seed: 'golden two', wish: { players: 3, bv: 6000, by: [commander, gambler], steps: 70, options: { fogOfWar: true, victory } } },
  'whole-planet': { seed: 'golden four', wish: { players: 3, bv: 9000, by: [steward], ruleset: 'planetary-2', steps: 70, options: { fogOfWar: true, teams: null, victory } } },
  'third-ruleset': { seed: 'golden five', wish: { players: 3, bv: 9000, by: [steward, gambler], ruleset: 'planetary-3', steps: 70, options: { fogOfWar: true, teams: null, victory, captureShare: 0.25, pinShare: 0.25, sellMechs: false } } },
  'teams-in-the-open': { seed: 'golden three', wish: { players: 4, bv: 9000, by: [commander], meddling: false, steps: 50, options: { fogOfWar: false, teams: [[1, 2], [3, 4]], victory } } },
};

const fileOf = (name: string): string => join(__dirname, `${name}.json`);

const record = (name: string): Golden => {
  const wanted = GOLDENS[name];
  if (wanted === undefined) throw new Error(`no golden ${name}`);
  const steps: Step[] = [];
  const { setup } = play(wanted.seed, wanted.wish, ({ step }) => steps.push(step));
  // Through JSON, as it will be read: a sheet may hold what JSON cannot.
  const plain = JSON.parse(JSON.stringify({ setup, steps })) as { setup: Golden['setup']; steps: readonly Step[] };
  const hashes = replay(plain.setup, plain.steps);
  return { setup: plain.setup, steps: plain.steps.map((step, index) => ({ ...step, hash: hashes[index] ?? '' })) };
};

beforeAll(() => {
  if (process.env['UPDATE_GOLDEN'] === undefined) return;
  for (const name of Object.keys(GOLDENS)) writeFileSync(fileOf(name), writeGolden(record(name)));
});

it.each(Object.keys(GOLDENS))('%s plays as it was written down', (name) => {
  expect(existsSync(fileOf(name))).toBe(true);
  const { setup, steps } = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Golden;
  const hashes = replay(setup, steps);
  const at = steps.findIndex(({ hash }, index) => hash !== hashes[index]);
  expect(at < 0 ? 'as written' : `differs from step ${at} on: ${steps[at]?.command.do}`).toBe('as written');
  expect(steps.length).toBeGreaterThan(20);
});
