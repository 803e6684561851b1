/**
 * ROUND-3: of whom is said that they have nothing to order, no order of any sheet stands; judged in worlds
 * that were stripped at random.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import type { ForceId } from '../../src/kernel/ids';
import {
  knowledgeOf,
  nothingToOrder,
  optionsOf,
  parseOrders,
  previewSheet,
  rulesetOf,
  type CampaignState,
  type Ruleset,
} from '../../src/rules';
import { neighbour } from '../../src/kernel/hex';
import { DIRECTIONS } from '../../src/rules/model/map';
import { sheetOfPhase } from '../../src/rules/testing/any-orders';
import { anyWorld, chance, type Chance } from '../../src/rules/testing/arbitraries';
import { RULESETS } from '../support/simulation/setup';

const A = 'A' as ForceId;
const WORLDS = process.env['DEEP'] === undefined ? 120 : 1200;
const SHEETS = 6;
const catalog = bundledCatalog();
const PHASES = [
  { phase: 'preparation', step: null },
  { phase: 'planning', step: null },
  { phase: 'movement', step: null },
  { phase: 'combat', step: 'declarations' },
  { phase: 'supply', step: null },
] as const;

const without = <Row extends { readonly force: string }>(
  rows: Readonly<Record<string, Row>>,
): Readonly<Record<string, Row>> =>
  Object.fromEntries(Object.entries(rows).filter(([, row]) => row.force !== A));

/** Takes from the force this and that, so that there are some who can do nothing at all. */
const stripped = (random: Chance, state: CampaignState): CampaignState => {
  const poor = random.once(2);
  // Of those who have mechs, every other one has an enemy beside them.
  const own = Object.values(state.mechs).find((row) => row.force === A && row.hex !== null);
  const foe = Object.values(state.mechs).find((row) => row.force === 'B' && row.hex !== null);
  const from = own?.hex ?? null;
  const beside = from === null ? null : neighbour(from, random.pick(DIRECTIONS));
  if (!poor && foe !== undefined && beside !== null && beside in state.map.terrain && random.once(2))
    return { ...state, mechs: { ...state.mechs, [foe.id]: { ...foe, hex: beside } } };
  const still = Object.values(state.mechs).map((row) =>
    row.force === A ? { ...row, shutDown: true, pilot: null } : row,
  );
  const lost = Object.values(state.buildings).map((row) =>
    row.control === A ? { ...row, control: null, opened: { control: null, works: false } } : row,
  );
  return {
    ...state,
    mechs: poor
      ? (without(state.mechs) as CampaignState['mechs'])
      : random.once(3)
        ? state.mechs
        : Object.fromEntries(still.map((row) => [row.id, row])),
    pilots: poor || random.once(2) ? (without(state.pilots) as CampaignState['pilots']) : state.pilots,
    stock: poor ? (without(state.stock) as CampaignState['stock']) : state.stock,
    wrecks: poor ? {} : state.wrecks,
    buildings:
      poor || random.once(2) ? Object.fromEntries(lost.map((row) => [row.id, row])) : state.buildings,
  };
};

/** By phase, how many worlds offered nothing; and the first order that stood in one of them. */
const search = (
  ruleset: Ruleset,
  { phase, step }: (typeof PHASES)[number],
): { readonly idle: number; readonly busy: number; readonly stood: string | null } => {
  let idle = 0;
  let busy = 0;
  for (let seed = 1; seed <= WORLDS; seed += 1) {
    const random = chance(seed + 70_000);
    const state = stripped(random, anyWorld(random, { phase, step, ruleset: ruleset.id }));
    const knowledge = knowledgeOf(state, catalog, { kind: 'force', force: A });
    if (!nothingToOrder(ruleset, catalog, knowledge)) {
      busy += 1;
      continue;
    }
    idle += 1;
    for (let sheet = 0; sheet < SHEETS; sheet += 1) {
      const parsed = parseOrders(ruleset, sheetOfPhase(random, state, A, 12));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      const standing = previewSheet(ruleset, catalog, knowledge, parsed.value).previews.find(
        ({ violations }) => violations.length === 0,
      );
      if (standing !== undefined) return { idle, busy, stood: JSON.stringify(parsed.value[standing.order]) };
    }
  }
  return { idle, busy, stood: null };
};

describe.each(RULESETS)('%s', (name) => {
  it.each(PHASES)('ROUND-3 no order of $phase stands for who has nothing to order', (phase) => {
    const { idle, busy, stood } = search(rulesetOf(name), phase);
    expect(stood).toBeNull();
    // Both answers were given often; only in supply a mech can always be ordered, if only to wait for its
    // place (DEP-4).
    const rare = phase.phase === 'supply';
    expect({ phase, idle: idle > WORLDS / 20, busy: busy > WORLDS / 20 }).toEqual({
      phase,
      idle: !rare,
      busy: true,
    });
  });
});

it.each([
  { type: 'shut-down', at: PHASES[0] },
  { type: 'move', at: PHASES[2] },
  { type: 'attack', at: PHASES[3] },
  { type: 'buy-pilot', at: PHASES[4] },
])('ROUND-3 the search finds an order type that forgets to say what it offers: $type', ({ type, at }) => {
  const { orders, ...others } = rulesetOf('planetary-3');
  const mute = Object.fromEntries(
    Object.entries(orders).map(([key, entry]) => {
      // What is told together with it would hide the gap.
      const silent = at.phase === 'supply' || key === type;
      return [key, silent && entry !== undefined ? { ...entry, offers: () => false } : entry];
    }),
  );
  expect(search({ ...others, orders: mute } as Ruleset, at).stood).not.toBeNull();
});

it('ROUND-3 is judged by what the player sees of their options, and never true of who plays no force', () => {
  const ruleset = rulesetOf('planetary-3');
  const state = anyWorld(chance(1), { phase: 'combat', step: 'declarations', ruleset: ruleset.id });
  const observer = knowledgeOf(state, catalog, { kind: 'observer' });
  expect(nothingToOrder(ruleset, catalog, observer)).toBe(false);
  const own = knowledgeOf(state, catalog, { kind: 'force', force: A });
  const { attack } = optionsOf(ruleset, catalog, own).orders as {
    readonly attack: { readonly mechs: readonly unknown[] };
  };
  expect(nothingToOrder(ruleset, catalog, own)).toBe(attack.mechs.length === 0);
});
