/** Golden matches of BattleTech (GAM-11): what they are for, and when to record them again, says README.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { battletech } from '../../src/games/battletech';
import {
  firstDifference,
  type GoldenMatch,
  recordMatch,
  replayMatch,
  writeMatch,
} from '../support/games/golden';

const scenario = (id: string, more: object): object => {
  const found = battletech.scenarios.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return { ...(found.setup as object), ...more };
};

const MATCHES: Readonly<Record<string, object>> = {
  'quick-start': scenario('pairs', {}),
  duel: scenario('duel', {}),
  town: scenario('town', { tempo: 'blocks', turns: 12, building: { type: 'medium', cp: 40, hex: '0809' } }),
  support: {
    level: 'standard',
    terrain: 'woods',
    seed: 'golden support',
    turns: 12,
    forces: [
      { seat: 'A', side: 'south', units: ['archer-arc-2r', 'centipede-scout-car-standard'] },
      { seat: 'B', side: 'north', units: ['griffin-grf-1n', 'peregrine-attack-vtol-standard', 'foot-platoon-laser'] },
    ],
  },
};

const fileOf = (name: string): string => join(__dirname, 'battletech', `${name}.json`);

beforeAll(() => {
  if (process.env['UPDATE_GOLDEN'] === undefined) return;
  for (const [name, setup] of Object.entries(MATCHES))
    writeFileSync(fileOf(name), writeMatch(recordMatch(battletech, `golden ${name}`, setup)));
});

it.each(Object.keys(MATCHES))('GAM-11 the match %s plays as it was written down', (name) => {
  expect(existsSync(fileOf(name))).toBe(true);
  const written = JSON.parse(readFileSync(fileOf(name), 'utf8')) as GoldenMatch;
  expect(written.version).toBe(battletech.version);
  expect(firstDifference(written, replayMatch(battletech, written))).toBe('as written');
  expect(written.orders.length).toBeGreaterThan(20);
});
