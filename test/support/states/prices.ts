/**
 * For prices (SUP-2 to SUP-10): a force that has something of everything, and what one order of its makes of
 * its account.
 */
import { UNDAMAGED, type Condition } from '../../../src/catalog/condition';
import type { FactionId } from '../../../src/catalog/model';
import type { ForceId } from '../../../src/kernel/ids';
import { toTons, type MicroTons } from '../../../src/kernel/tonnage';
import {
  parseOrders,
  previewSheet,
  rulesetOf,
  type CampaignState,
  type SheetPreview,
} from '../../../src/rules';
import type { BuildingType } from '../../../src/rules/buildings';
import { world, type World } from '../../../src/rules/testing/world';
import { catalog, close, dataOf, HUNCHBACK, known } from '../rules';

const ruleset = rulesetOf('planetary-2');
export const inTons = (amount: number): number => toTons(amount as MicroTons);

/** A building of A: its type, or the type with its CP of 100. */
export type Site = BuildingType | readonly [BuildingType, number];

/**
 * What is bought or sold, the buildings of the force, the order, its terms, its cost, the rounding of the
 * phase.
 */
export type PriceCase = readonly [
  what: string,
  sites: readonly Site[],
  order: { readonly type: string; readonly [property: string]: unknown },
  /** The tons that the factors apply to, cut off after six decimals; then the factors, which add up. */
  terms: readonly number[],
  /** Negative: it is got. */
  cost: number,
  /** What the close takes; with it goes an income of 20 t (30 t with a spaceport) that came first. */
  rounding: number,
];

const HURT: Condition = {
  ...UNDAMAGED,
  slots: [
    { location: 'CT', slot: 1, state: 'hit' },
    { location: 'CT', slot: 4, state: 'hit' },
    { location: 'RL', slot: 1, state: 'hit' },
  ],
};
/** An arm is off: 8 of 83 points of structure, a medium laser, 16 points of armour. */
const ARMLESS: Condition = { ...UNDAMAGED, structure: { LA: 0 } };
/** 8 points of the centre torso, 16 of its armour, an AC/20 and a bin of 5 shots. */
const SHOT_UP: Condition = {
  armor: { CT: 10 },
  structure: { CT: 8 },
  slots: [{ location: 'RT', slot: 1, state: 'destroyed' }],
  ammunition: [{ location: 'LT', slot: 1, shots: 0 }],
};
const worn = (structure: Condition['structure']): Condition => ({ ...UNDAMAGED, structure });

/** With the income of the phase. */
const BEFORE = 500;

/** Something of everything that is sold. */
export const priceWorld = (faction: 'davion' | 'clan-wolf', sites: readonly Site[]): CampaignState => {
  const hexes = ['0501', '0701', '0901', '1101', '0503', '0703'];
  const built: World = world({
    round: 3,
    phase: 'supply',
    ruleset: 'planetary-2',
    options: { fogOfWar: false },
  })
    .force('A', { faction: faction as FactionId })
    .account('A', BEFORE)
    .mech('A', HUNCHBACK, '0303', { id: 'whole' })
    .mech('A', HUNCHBACK, '0303', { id: 'hurt', shutDown: true, condition: HURT })
    .mech('A', HUNCHBACK, '0303', { id: 'armless', shutDown: true, condition: ARMLESS })
    .mech('A', HUNCHBACK, '0303', { id: 'shot-up', condition: SHOT_UP })
    .mech('A', 'akuma-aku-1x', '0303', { id: 'akuma' })
    .mech('A', 'blackjack-bj2-o', '0303', {
      id: 'endo',
      shutDown: true,
      condition: { ...HURT, structure: { LA: 1 } },
    })
    .mech('A', 'arcas-standard', '0303', {
      id: 'clan-endo',
      shutDown: true,
      condition: worn({ LA: 5, RA: 5 }),
    })
    .mech('B', HUNCHBACK, '1010', { id: 'B1' })
    .pilot('A', '0101', { id: 'elite', gunnery: 1, piloting: 2, rank: 'elite', rested: true })
    .building('barracks', '0105', 'A', { id: 'ruin', cp: 0 });
  for (const [item, quantity] of Object.entries({
    'er-ppc': 2,
    'standard-armor': 16,
    'is-ferro-fibrous-armor': 17,
    'is-triple-strength-myomer': 1,
    'autocannon-20-ammo': 5,
    'jump-jet@0.5': 4,
    scrap: 5_000_000,
  }))
    built.stock('A', '0101', item, quantity);
  sites.forEach((site, index) => {
    const [type, cp] = typeof site === 'string' ? [site, 100] : site;
    built.building(type, hexes[index] ?? '', 'A', { cp });
  });
  return built.build();
};

export const buy = (item: string, quantity = 1) => ({ type: 'buy-equipment', item, quantity, hex: '0101' });
export const buyMech = (design: string) => ({ type: 'buy-mech', design, hex: '0101' });
export const sell = (item: string, quantity = 1) => ({ type: 'sell', item, quantity, hex: '0101' });
export const sellMech = (mech: string) => ({ type: 'sell', mech });
export const structure = (mech: string) => ({ type: 'repair-structure', mech });
export const part = (mech: string, location: string, slot: number) => ({
  type: 'replace',
  mech,
  location,
  slot,
});

export const TRADER = ['free-trader'] as const;
export const MARKET = ['black-market'] as const;
export const BOTH = ['black-market', 'free-trader'] as const;
export const EXCHANGE = ['commodity-exchange'] as const;
export const BEST = ['commodity-exchange', 'free-trader'] as const;
export const NONE = [] as const;

/** The rule that a ledger entry names, by order type. */
const RULES: Readonly<Record<string, string>> = {
  'buy-equipment': 'SUP-2',
  'buy-mech': 'SUP-4',
  'buy-pilot': 'SUP-5',
  sell: 'SUP-6',
  'repair-structure': 'REP-3',
  replace: 'REP-5',
  'repair-building': 'BLD-3',
  train: 'BLD-ACA',
};

export const previewOf = (state: CampaignState, order: object, force = 'A'): SheetPreview => {
  const parsed = parseOrders(ruleset, [order]);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return previewSheet(ruleset, catalog, known(state, force), parsed.value);
};

/** All at once, so that a price that is wrong shows in what. */
export const expectPrice = (
  faction: 'davion' | 'clan-wolf',
  [, sites, order, terms, cost, rounding]: PriceCase,
): void => {
  const state = priceWorld(faction, sites);
  const [preview] = previewOf(state, order).previews;
  const [base, ...factors] = preview?.price?.terms ?? [];
  const told = [inTons(base?.tons ?? Number.NaN), ...factors.map(({ factor }) => factor)];
  const closed = close(state, { A: [order] });
  const entries = dataOf(closed, 'account-changed')
    .filter(({ force }) => force === 'A')
    .map(({ amount, cause }) => [cause.rule, inTons(amount), cause.order]);
  expect({
    violations: preview?.violations,
    terms: told,
    cost: inTons(-(preview?.price?.amount ?? Number.NaN)),
    entries,
  }).toEqual({
    violations: [],
    terms,
    cost,
    entries: [[RULES[order.type], -cost, order], ...(rounding === 0 ? [] : [['SUP-7', -rounding, null]])],
  });
  const income = sites.includes('spaceport') ? 30 : 20;
  const after = inTons(closed.state.forces['A' as ForceId]?.account ?? Number.NaN);
  // SUP-7: the net of the phase is whole half tons, and what the rounding took is less than one.
  expect(Number.isInteger((after - BEFORE + income) * 2)).toBe(true);
  expect(rounding >= 0 && rounding < 0.5).toBe(true);
  expect(after).toBeCloseTo(BEFORE - cost - rounding, 9);
};
