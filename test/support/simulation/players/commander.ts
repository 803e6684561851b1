/**
 * A simple commander: scouts, takes buildings, attacks where they are the stronger, refills and grows. Knows
 * only what their player knows.
 */
import { bundledCatalog } from '../../../../src/catalog/bundled';
import { parseOrders, previewSheet, rulesetOf, type Knowledge, type Order } from '../../../../src/rules';
import { distance } from '../../../../src/kernel/hex';
import type { Hex } from '../../../../src/rules';
import { MICRO_TONS } from '../../../../src/kernel/tonnage';
import type { Chance } from '../random';
import { optionsFor, type Options } from './options';

export type Player = (knowledge: Knowledge, chance: Chance) => unknown;

/** The orders that stand; a commander strikes the others out. */
export const standing = (knowledge: Knowledge, sheet: readonly unknown[]): readonly Order[] => {
  const ruleset = rulesetOf(knowledge.campaign.ruleset);
  const parsed = parseOrders(ruleset, sheet);
  if (!parsed.ok) throw new Error(`a commander sent what cannot be read: ${JSON.stringify(parsed.error)}`);
  let orders = parsed.value;
  for (;;) {
    const { previews } = previewSheet(ruleset, bundledCatalog(), knowledge, orders);
    const kept = orders.filter((_, index) => previews[index]?.violations.length === 0);
    if (kept.length === orders.length) return orders;
    orders = kept;
  }
};

/** Buildings that are not their side's, nearest first. */
const goalsOf = (knowledge: Knowledge, from: string): readonly Hex[] =>
  knowledge.buildings
    .filter(({ control }) => control === null || !knowledge.allies.has(control))
    .map(({ hex }) => hex)
    .sort((a, b) => distance(a, from as Hex) - distance(b, from as Hex));

const marches = (knowledge: Knowledge, chance: Chance, { move }: Options): unknown[] => {
  const meant = new Set<string>();
  return (move?.mechs ?? []).flatMap(({ mech, reachable }): unknown[] => {
    const here = Object.values(knowledge.mechs).find(({ id }) => id === mech)?.hex ?? null;
    if (here === null || reachable.length === 0 || chance.maybe(0.2)) return [];
    const goals = goalsOf(knowledge, here).slice(0, 4);
    const goal = goals.find((hex) => !meant.has(hex)) ?? goals[0] ?? null;
    if (goal === here || goal === null) return [];
    meant.add(goal);
    const best = chance.maybe(0.2)
      ? chance.pick(reachable)
      : [...reachable].sort((a, b) => distance(a.hex as Hex, goal) - distance(b.hex as Hex, goal))[0];
    return best === null || best === undefined ? [] : [{ type: 'move', mech, path: best.path }];
  });
};

const attacks = (chance: Chance, { attack }: Options): unknown[] => {
  const byTarget = new Map<string, string[]>();
  for (const { mech, targets } of attack?.mechs ?? []) {
    const target = chance.pick(targets);
    if (target === null || chance.maybe(0.3)) continue;
    byTarget.set(target, [...(byTarget.get(target) ?? []), mech]);
  }
  return [...byTarget].map(([target, mechs]) => ({ type: 'attack', mechs, target }));
};

const preparations = (chance: Chance, options: Options): unknown[] => [
  ...(options.board?.mechs ?? []).flatMap(({ mech, pilots }) => {
    const pilot = chance.pick(pilots);
    return pilot === null ? [] : [{ type: 'board', mech, pilot }];
  }),
  ...chance.some(options['shut-down']?.mechs ?? [], 1).map((mech) => ({ type: 'shut-down', mech })),
];

const exchanges = (knowledge: Knowledge, chance: Chance): unknown[] => {
  const [a, b] = chance.shuffled(Object.values(knowledge.mechs));
  return a !== undefined && b !== undefined && chance.maybe(0.3)
    ? [{ type: 'exchange-pilots', mechA: a.id, mechB: b.id }]
    : [];
};

/** Counted in tons, kept in millionths (DEP-6). */
const SCRAP = 'scrap';

const shopping = (knowledge: Knowledge, chance: Chance, options: Options): unknown[] => {
  const catalog = bundledCatalog();
  const own = catalog.mechs.filter(({ factions }) =>
    factions.some((faction) => faction === knowledge.force?.faction),
  );
  const orders: unknown[] = [];
  for (const stock of chance.some(options.sell?.stock ?? [], 2))
    orders.push({ type: 'sell', item: stock.item, quantity: stock.quantity, hex: stock.hex });
  for (const { pilot } of chance.some(options.sell?.pilots ?? [], 1))
    if (chance.maybe(0.2)) orders.push({ type: 'sell', pilot });
  const entry = chance.pick(options['buy-mech']?.hexes ?? []);
  const light = chance.pick(own.filter(({ tons }) => tons <= 45));
  if (entry !== null && light !== null && chance.maybe(0.6))
    orders.push({ type: 'buy-mech', design: light.slug, hex: entry });
  const home = chance.pick(options['buy-pilot']?.hexes ?? []);
  if (home !== null && chance.maybe(0.2)) orders.push({ type: 'buy-pilot', hex: home });
  const depot = chance.pick(options['buy-equipment']?.hexes ?? []);
  const item = chance.pick(
    catalog.items.filter(({ tradable, stockUnit }) => tradable && stockUnit !== 'tons'),
  );
  if (depot !== null && item !== null)
    orders.push({ type: 'buy-equipment', item: item.id, quantity: chance.int(1, 20), hex: depot });
  const from = chance.pick(options.transfer?.from ?? []);
  const to = chance.pick(options.transfer?.to ?? []);
  if (from !== null && to !== null) {
    const items = knowledge.stock
      .filter(({ hex }) => hex === from)
      .slice(0, 2)
      .map(({ item: id, quantity }) => ({
        item: id,
        quantity: chance.int(1, quantity) / (id === SCRAP ? MICRO_TONS : 1),
      }));
    const pilots = Object.values(knowledge.pilots)
      .filter((pilot) => pilot.status === 'stored' && pilot.hex === from)
      .slice(0, chance.int(0, 2))
      .map(({ id }) => id);
    orders.push({ type: 'transfer', from, to, items, pilots });
  }
  return orders;
};

export const commander: Player = (knowledge, chance) => {
  const options = optionsFor(knowledge);
  const sheet = [
    ...preparations(chance, options),
    ...(options['exchange-pilots'] === undefined ? [] : exchanges(knowledge, chance)),
    ...marches(knowledge, chance, options),
    ...attacks(chance, options),
    ...(options['buy-mech'] === undefined ? [] : shopping(knowledge, chance, options)),
  ];
  return standing(knowledge, sheet);
};
