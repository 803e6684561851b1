/**
 * Every phase that takes orders closes, whatever thousands of random sheets say (ROUND-6), and reading a
 * sheet never throws.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { tons } from '../../src/kernel/tonnage';
import { canonicalJson } from '../../src/kernel/json/canonical-json';
import {
  knowledgeOf,
  ledgerLines,
  parseOrders,
  previewSheet,
  rowsOf,
  rulesetOf,
  type CampaignState,
  type Sheets,
} from '../../src/rules';
import { invariants } from '../../src/rules/testing/invariants';
import { closeWith, resolutionAt } from '../support/simulation/perform';
import { play, takesOrders, type Played } from '../support/simulation/play';
import { gambler } from '../support/simulation/players/gambler';
import { ALL_WORDS, garbage, vandal } from '../support/simulation/players/vandal';
import { Chance } from '../support/simulation/random';
import { FIRST_RULESET, RULESETS, seedsOf } from '../support/simulation/setup';
import { ledgerKeeper, soundState } from '../support/simulation/checks';
import { raider } from '../support/simulation/players/raider';
import { quotaKeeper } from '../support/simulation/quotas';
import { enriched } from '../support/simulation/riches';
import { storekeeper } from '../support/simulation/stores';

const DEEP = process.env['DEEP'] === undefined ? 1 : 10;
const catalog = bundledCatalog();

/** States of campaigns as each phase found them, by phase. */
const statesByPhase = (ruleset: string): ReadonlyMap<string, readonly CampaignState[]> => {
  const states = new Map<string, CampaignState[]>();
  for (let index = 0; index < 6; index += 1)
    play(`states ${index}`, { ruleset, players: 3 }, ({ openings }) => {
      for (const { phase, step, state } of openings) {
        if (!takesOrders(state)) continue;
        const key = step === null ? phase : `${phase} ${step}`;
        states.set(key, [...(states.get(key) ?? []), state]);
      }
    });
  return states;
};

/** How often what happened to raiders. */
const happened = new Map<string, number>();

/** SUP-8, SUP-9: each balance is the one before it and the amount, and none is below 0. */
const entriesAddUp = ({
  before,
  events,
  state,
}: Pick<Played, 'before' | 'events' | 'state'>): readonly string[] => {
  const accounts = new Map(rowsOf(before.forces).map(({ id, account }) => [id as string, account as number]));
  const faults: string[] = [];
  for (const event of events)
    for (const { force, amount, balance } of ledgerLines(event)) {
      const sum = (accounts.get(force) ?? Number.NaN) + amount;
      accounts.set(force, sum);
      if (sum !== balance || sum < 0) faults.push(`${force} has ${balance}, its entries give ${sum}`);
    }
  for (const { id, account } of rowsOf(state.forces))
    if (accounts.get(id) !== account) faults.push(`${id} has ${account}`);
  return faults;
};

describe.each(RULESETS)('%s', (name) => {
  // Sheets of the later rules are longer.
  const rounds = name === FIRST_RULESET ? 60 : 20;
  const phases = statesByPhase(name);
  const ruleset = rulesetOf(name);

  it('all phases that take orders are there', () => {
    const wanted = ruleset.phases
      .filter((phase) => phase.takesOrders)
      .map(({ phase, step }) => (step === null ? phase : `${phase} ${step}`));
    expect([...phases.keys()].sort()).toEqual([...wanted].sort());
  });

  it.each([...phases.keys()])(
    'ROUND-6 %s closes whatever the sheets say, and leaves a sound state',
    (phase) => {
      const chance = new Chance(name === FIRST_RULESET ? phase : `${name} ${phase}`);
      const states = phases.get(phase) ?? [];
      for (let round = 0; round < rounds * DEEP; round += 1) {
        const state = chance.one(states);
        const sheets: Sheets = new Map(
          rowsOf(state.forces).map(({ id }) => {
            const knowledge = knowledgeOf(state, catalog, { kind: 'force', force: id });
            const parsed = parseOrders(ruleset, (chance.maybe(0.5) ? gambler : vandal)(knowledge, chance));
            const orders = parsed.ok ? parsed.value : [];
            // Judged before and after: a preview never throws and never decides anything.
            const before = canonicalJson(previewSheet(ruleset, catalog, knowledge, orders));
            expect(canonicalJson(previewSheet(ruleset, catalog, knowledge, orders))).toBe(before);
            return [id, orders];
          }),
        );
        const resolution = resolutionAt(state, 0, new Uint8Array(32).fill(round));
        expect(closeWith(resolution, sheets)).toEqual([]);
        expect(resolution.events.length).toBeGreaterThan(0);
        expect(invariants(resolution.state.finish(), catalog)).toEqual([]);
      }
    },
  );

  it.each([...phases.keys()])(
    'SUP-8 BLD-5 DEP-2 %s brings nothing twice to raiders who have all that they want',
    (phase) => {
      const chance = new Chance(`raid ${name} ${phase}`);
      const states = phases.get(phase) ?? [];
      for (let round = 0; round < (name === FIRST_RULESET ? 3 : 12) * DEEP; round += 1) {
        const before = enriched(chance.one(states), chance);
        const sheets: Sheets = new Map(
          rowsOf(before.forces).map(({ id }) => {
            const parsed = parseOrders(
              ruleset,
              raider(knowledgeOf(before, catalog, { kind: 'force', force: id }), chance),
            );
            if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
            return [id, parsed.value];
          }),
        );
        const resolution = resolutionAt(before, 0, new Uint8Array(32).fill(round));
        expect(closeWith(resolution, sheets)).toEqual([]);
        const { events, openings } = resolution;
        for (const { type } of events) happened.set(type, (happened.get(type) ?? 0) + 1);
        const played: Played = {
          ...{ before, events, openings, state: resolution.state.finish(), violations: [], number: round },
          step: { at: 0, command: { do: 'close', sheets: {} } },
          surroundings: { diceSeed: new Uint8Array(32), openings: [] },
        };
        expect([
          ...soundState(played),
          ...entriesAddUp(played),
          ...quotaKeeper()(played),
          ...storekeeper(played),
        ]).toEqual([]);
      }
    },
  );

  it('reads any garbage without an exception, and every mistake has a place and a code', () => {
    const chance = new Chance('garbage');
    const words = name === FIRST_RULESET ? undefined : ALL_WORDS;
    for (let round = 0; round < rounds * 70 * DEEP; round += 1) {
      const parsed = parseOrders(
        ruleset,
        chance.maybe(0.5) ? [garbage(chance, 3, words)] : garbage(chance, 3, words),
      );
      if (parsed.ok) continue;
      expect(parsed.error.length).toBeGreaterThan(0);
      for (const { code, pointer } of parsed.error)
        expect(`${code} ${pointer}`).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+ \/orders/);
      canonicalJson(parsed.error);
    }
  });
});

/** Nobody wins before the steps are used up, and there is money for mischief. */
const LONG = {
  steps: 70,
  players: 3,
  options: {
    victory: { lastForceStanding: false, buildings: null, rounds: null, gm: true },
    supplyPerRound: tons(90),
  },
};
const raided = { orders: 0, longest: 0, dropped: 0 };

it.each(seedsOf('raid', { 'planetary-1': 2, 'planetary-2': 2 }))(
  'SUP-8 DEP-2 PREP-2 whatever is sent in whatever phase, nothing is negative, fitted twice or in two places: %s, %s',
  (ruleset, seed) => {
    const [booked, counted] = [ledgerKeeper(), quotaKeeper()];
    const faults: string[] = [];
    play(seed, { ruleset, by: [raider, raider, gambler], ...LONG }, (played) => {
      if (played.step.command.do === 'close')
        for (const orders of Object.values(played.step.command.sheets) as (readonly unknown[])[]) {
          raided.orders += orders.length;
          raided.longest = Math.max(raided.longest, orders.length);
        }
      raided.dropped += played.events.filter(({ type }) => type === 'order-dropped').length;
      for (const fault of [
        ...soundState(played),
        ...booked(played),
        ...counted(played),
        ...storekeeper(played),
      ])
        faults.push(`step ${played.number} (${played.step.command.do}): ${fault}`);
    });
    expect(faults.slice(0, 5)).toEqual([]);
  },
);

// When all are over, in whatever order they came: these sheets were as long as sheets can be, and most of
// what they said was dropped.
afterAll(() => {
  expect(raided.longest).toBe(500);
  expect(raided.dropped).toBeGreaterThan(raided.orders / 2);
});

// When all are over, in whatever order they came: raiders with all buildings came to use them.
afterAll(() => {
  const uses = [
    'factory-worked',
    'mech-built',
    'mech-hired',
    'mech-repaired',
    'mech-sabotaged',
    'building-sabotaged',
    'pilot-trained',
    'mech-moved',
  ];
  expect(uses.filter((type) => !happened.has(type))).toEqual([]);
});
