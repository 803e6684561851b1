/**
 * ROUND-5: whatever is played, the log names every roll with all that it takes to make it again, and the
 * script that players run does so.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Roll } from '../../src/kernel/dice';
import { tellOf, type CampaignEvent } from '../../src/rules';
import { diceSeedOf } from '../support/simulation/setup';
import { play, type Wish } from '../support/simulation/play';

const SCRIPT = resolve(__dirname, '..', '..', 'tools', 'check-rolls.mjs');
const folder = mkdtempSync(join(tmpdir(), 'rolls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Every roll in a value, wherever it stands. */
const rollsIn = (value: unknown): readonly Roll[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'label' in value && 'result' in value ? [value as Roll] : Object.values(value).flatMap(rollsIn);
};

/** The log as the game master's feed has it, and its rolls by purpose. */
const logOf = (seed: string, wish: Wish) => {
  const events: CampaignEvent[] = [];
  const { setup } = play(seed, wish, (played) => events.push(...played.events));
  const commitment = createHash('sha256').update(diceSeedOf(setup)).digest('hex');
  let moment = { round: 0, phase: 'setup' };
  const told = events.flatMap((event) => {
    if (event.type === 'phase-opened') moment = { round: event.data.round, phase: event.data.phase };
    if (event.type === 'campaign-started' || event.type === 'campaign-rolled-back') {
      const { round, phase } = event.data.state.campaign;
      moment = { round, phase };
    }
    const facts = tellOf(event, { kind: 'gm' });
    // The whole state is no roll.
    const rolls =
      event.type === 'campaign-started' || event.type === 'campaign-rolled-back' ? [] : rollsIn(event.data);
    expect({ type: event.type, rolls: rollsIn(facts) }).toEqual({ type: event.type, rolls });
    if (facts === null) return [];
    return [
      {
        ...moment,
        type: event.type,
        data: 'diceCommitment' in facts ? { ...facts, diceCommitment: commitment } : facts,
      },
    ];
  });
  const campaign = {
    status: 'finished',
    diceCommitment: commitment,
    diceSeeds: [{ epoch: 0, commitment, seed: hexOf(diceSeedOf(setup)) }],
  };
  return { campaign, events: told.map((event, index) => ({ seq: index + 1, ...event })) };
};

const purposes = new Set<string>();
let checked = 0;

it.each([
  ['rolls 1', { players: 5, steps: 70 }],
  ['rolls 2', { players: 3, steps: 70 }],
  [
    'rolls 3',
    {
      players: 4,
      steps: 70,
      options: {
        teams: [
          [1, 2],
          [3, 4],
        ],
      },
    },
  ],
  ['rolls 4', { players: 4, steps: 70, ruleset: 'planetary-2' }],
  [
    'rolls 5',
    {
      players: 4,
      steps: 70,
      ruleset: 'planetary-2',
      options: {
        teams: [
          [1, 2],
          [3, 4],
        ],
      },
    },
  ],
  ['rolls 6', { players: 2, steps: 70, ruleset: 'planetary-2' }],
] satisfies readonly (readonly [string, Wish])[])(
  'ROUND-5 every roll is in the log, whole, and right: %s',
  (seed, wish) => {
    const { campaign, events } = logOf(seed, wish);
    const rolls = rollsIn(events);
    for (const { label } of rolls) purposes.add(label.purpose);
    const [one, two] = ['campaign.json', 'events.json'].map((name) => join(folder, name)) as [string, string];
    writeFileSync(one, JSON.stringify(campaign));
    writeFileSync(two, JSON.stringify(events));
    const said = execFileSync(process.execPath, [SCRIPT, one, two], { encoding: 'utf8' });
    expect(said).toMatch(/^\d+ rolls checked, 0 whose seed is not public, 0 mismatches\.\n$/);
    checked += Number.parseInt(said, 10);
    expect(Number.parseInt(said, 10)).toBeLessThanOrEqual(rolls.length);
  },
);

// When all are over, in whatever order they came: these wars rolled for more than the map sheets.
afterAll(() => {
  expect(checked).toBeGreaterThan(200);
  expect([...purposes].sort()).toEqual(
    expect.arrayContaining(['building-place', 'deployment', 'map-sheets']),
  );
});

it('ROUND-5 docs/dice.md names everything that is rolled for', () => {
  const root = resolve(__dirname, '..', '..');
  const rules = join(root, 'src', 'rules');
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.spec)\.ts$/.test(name),
  );
  const used = files.flatMap((name) =>
    [...readFileSync(join(rules, name), 'utf8').matchAll(/\.roll\('([a-z-]+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  expect(used).toContain('map-sheets');
  const page = readFileSync(join(root, 'docs', 'dice.md'), 'utf8');
  expect(used.filter((purpose) => !page.includes(`| \`${purpose}\` |`))).toEqual([]);
});
