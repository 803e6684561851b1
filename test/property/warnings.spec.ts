/**
 * ROUND-6: whatever sheet is sent, its warnings are about orders that stand, point into it, say something in
 * both languages, and forbid nothing.
 */
import { textOf } from '../../src/api/http/texts';
import { bundledCatalog } from '../../src/catalog/bundled';
import { canonicalJson } from '../../src/kernel/json/canonical-json';
import type { ForceId } from '../../src/kernel/ids';
import {
  knowledgeOf,
  parseOrders,
  previewSheet,
  rulesetOf,
  type CampaignState,
  type Order,
} from '../../src/rules';
import { neighbour } from '../../src/kernel/hex';
import { DIRECTIONS, type Hex } from '../../src/rules/model/map';
import { anySheet, sheetOfPhase } from '../../src/rules/testing/any-orders';
import { anyWorld, chance, type Chance } from '../../src/rules/testing/arbitraries';
import { WARNINGS } from '../../src/rules/warnings';
import { RULESETS } from '../support/simulation/setup';

const A = 'A' as ForceId;
const WORLDS = process.env['DEEP'] === undefined ? 200 : 3000;
const catalog = bundledCatalog();
const MOMENTS = [
  { phase: 'preparation', step: null },
  { phase: 'planning', step: null },
  { phase: 'movement', step: null },
  { phase: 'combat', step: 'declarations' },
  { phase: 'supply', step: null },
] as const;

/** What stands at a pointer of the sheet; undefined: nothing. */
const pointed = (sheet: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
      sheet,
    );

/**
 * Of their mechs sometimes one is left, which they may sell. It is awake, at a station of theirs, with
 * enemies in two hexes beside it.
 */
const pressed = (random: Chance, state: CampaignState): CampaignState => {
  const [first] = Object.values(state.mechs).filter(
    ({ force, hired, hex }) => force === A && !hired && hex !== null,
  );
  if (first === undefined || first.hex === null) return state;
  const few = random.once(4);
  const mechs = Object.values(state.mechs).filter(
    ({ id, force, hired }) => !few || force !== A || hired || id === first.id,
  );
  const beside = DIRECTIONS.flatMap((direction) => neighbour(first.hex as Hex, direction) ?? []).filter(
    (hex) => state.map.terrain[hex] !== undefined,
  );
  const enemies = mechs.filter(({ force }) => force !== A).slice(0, 2);
  const met = enemies.map((mech, index) => ({ ...mech, hex: beside[index] ?? mech.hex, shutDown: false }));
  const station = Object.values(state.buildings).find(({ type }) => type === 'railway-station');
  const built =
    station === undefined
      ? {}
      : {
          [station.id]: {
            ...station,
            hex: first.hex,
            control: A,
            cp: 100,
            opened: { control: A, works: true },
          },
        };
  const options = {
    ...state.campaign.options,
    fogOfWar: random.once(2),
    ...(random.once(2) ? { sellMechs: true } : {}),
  };
  return {
    ...state,
    campaign: { ...state.campaign, options },
    mechs: Object.fromEntries(
      [...mechs, { ...first, shutDown: false, moved: null }, ...met].map((mech) => [mech.id, mech]),
    ),
    buildings: { ...state.buildings, ...built },
  };
};

/**
 * Orders that random ones seldom are: an attack beside which somebody else stands, a journey by train, and
 * the sale of a mech.
 */
const daring = (random: Chance, { mechs, campaign: { phase } }: CampaignState): readonly object[] => {
  const first = Object.values(mechs).find(
    ({ force, hex, shutDown }) => force === A && hex !== null && !shutDown,
  );
  if (first === undefined || first.hex === null) return [];
  const target = neighbour(first.hex, random.pick(DIRECTIONS));
  if (target === null || random.once(2)) return [];
  if (phase === 'supply') return [{ type: 'sell', mech: first.id }];
  if (phase === 'combat') return [{ type: 'attack', mechs: [first.id], target }];
  return phase === 'planning' || phase === 'movement'
    ? [{ type: 'rail', mech: first.id, path: [target] }]
    : [];
};

/** Faults of the warnings of one sheet. */
const faultsIn = (
  state: CampaignState,
  orders: readonly Order[],
  counts: Map<string, number>,
): readonly string[] => {
  const ruleset = rulesetOf(state.campaign.ruleset);
  const knowledge = knowledgeOf(state, catalog, { kind: 'force', force: A });
  const preview = previewSheet(ruleset, catalog, knowledge, orders);
  const faults: string[] = [];
  if (canonicalJson(previewSheet(ruleset, catalog, knowledge, orders)) !== canonicalJson(preview))
    faults.push('a second look says something else');
  const ofOrders = preview.previews.flatMap(({ order, warnings }) =>
    warnings.map((one) => ({ ...one, pointer: `/orders/${order}${one.pointer}` })),
  );
  const ofSheet = preview.warnings.filter(({ pointer }) => pointer === '/orders');
  if (canonicalJson(preview.warnings) !== canonicalJson([...ofOrders, ...ofSheet]))
    faults.push('the sheet has other warnings than its orders');
  for (const { violations, warnings, order } of preview.previews)
    if (violations.length > 0 && warnings.length > 0)
      faults.push(`order ${order} does not stand, and is warned of`);
  const { phase, step } = state.campaign;
  for (const { code, rule, pointer, params } of preview.warnings) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
    const definition = WARNINGS.find((one) => one.code === code);
    if (definition?.rule !== rule) faults.push(`${code} names ${String(rule)}`);
    if (definition?.phases?.some((one) => one.phase === phase && one.step === step) === false)
      faults.push(`${code} in ${phase}`);
    if (pointed({ orders }, pointer) === undefined) faults.push(`${code} points at nothing: ${pointer}`);
    for (const language of ['en', 'de'] as const) {
      const text = textOf(code, params, language);
      if (text === code || /undefined|null|NaN|\[object/.test(text)) faults.push(`${code} says "${text}"`);
    }
  }
  return faults;
};

it.each(RULESETS)('ROUND-6 warnings of any sheet in %s are sound, and each of them comes up', (name) => {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  for (const moment of MOMENTS)
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      const random = chance(seed);
      const state = pressed(random, anyWorld(random, { ...moment, ruleset: name }));
      const bold = daring(random, state).filter((one) =>
        Object.hasOwn(rulesetOf(name).orders, (one as { readonly type: string }).type),
      );
      const sent = [
        ...bold,
        ...sheetOfPhase(random, state, A, 1 + random.below(12)),
        ...(random.once(4) ? anySheet(random, state, A, 2) : []),
      ];
      const parsed = parseOrders(rulesetOf(name), sent);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      for (const fault of faultsIn(state, parsed.value, counts))
        faults.push(`${moment.phase}, seed ${seed}: ${fault}`);
    }
  expect(faults.slice(0, 5)).toEqual([]);
  // Without the orders that they are about, two of them cannot come.
  const needs: Readonly<Record<string, string>> = {
    'warnings/train-unguarded': 'rail',
    'warnings/bin-left-empty': 'reload',
  };
  const due = WARNINGS.map(({ code }) => code).filter((code) =>
    Object.hasOwn(rulesetOf(name).orders, needs[code] ?? 'move'),
  );
  expect(due.filter((code) => (counts.get(code) ?? 0) < 4)).toEqual([]);
});
