/**
 * A player who sends as much as a sheet holds, all of it readable: what is legal, the same again, with other
 * people's ids and those of wrecks, with numbers at the edges, orders of other phases and pairs that
 * contradict each other. What can be had twice, or below nothing, they get.
 */
import { parseOrders, rulesetOf, type Knowledge } from '../../../../src/rules';
import type { OrderType } from '../../../../src/rules/model/order';
import type { Chance } from '../random';
import type { Player } from './commander';
import { gambler } from './gambler';
import { knowsBuildings } from './hostile';
import { steward } from './steward';
import { commander } from './commander';

/** What the API takes at most (sheet.ts). */
const MAX_ORDERS = 500;

const EDGES = [
  0,
  1,
  2,
  -1,
  0.5,
  0.000001,
  0.0000001,
  0.999999,
  16,
  999_999,
  1_000_000,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  1e308,
];

/** Ids and hexes by the name under which orders carry them. */
interface Names {
  readonly [property: string]: readonly string[];
}

const namesOf = (knowledge: Knowledge): Names => {
  const mechs = [
    ...Object.keys(knowledge.mechs),
    ...knowledge.others.map(({ id }) => id),
    ...knowledge.wrecks.map(({ id }) => id),
  ];
  const pilots = [...Object.keys(knowledge.pilots), ...knowledge.prisoners.map(({ id }) => id)];
  const buildings = knowledge.buildings.map(({ id }) => id);
  const hexes = [...knowledge.buildings, ...knowledge.others, ...knowledge.stock].map(({ hex }) => hex);
  const any = [...mechs, ...pilots, ...buildings, 'nobody', '__proto__'];
  const wide = (list: readonly string[]): readonly string[] => [
    ...list,
    ...list,
    ...list,
    ...any.slice(0, 3),
    'nobody',
    '__proto__',
  ];
  return {
    ...{ mech: wide(mechs), mechA: wide(mechs), mechB: wide(mechs), mechs: wide(mechs), unit: wide(mechs) },
    ...{
      pilot: wide(pilots),
      pilots: wide(pilots),
      building: wide(buildings),
      battle: wide(knowledge.battles.map(({ id }) => id)),
    },
    ...{
      hex: [...hexes, '0101', '9999'],
      from: [...hexes, '0101'],
      to: [...hexes, '0101'],
      target: [...hexes, '0101'],
    },
  };
};

/**
 * One thing in the order is another than it was: a number, a name, a list that has something twice, or not at
 * all.
 */
const bent = (order: object, names: Names, chance: Chance): unknown => {
  const key = chance.pick(Object.keys(order).filter((one) => one !== 'type'));
  if (key === null) return order;
  const value = (order as Readonly<Record<string, unknown>>)[key];
  const known = names[key];
  const other = (): unknown => {
    if (typeof value === 'number') return chance.one(EDGES);
    if (typeof value === 'string') return known === undefined ? value : chance.one(known);
    if (Array.isArray(value)) {
      const list = value as readonly unknown[];
      const one = chance.pick(list);
      if (typeof one === 'object' && one !== null)
        return [...list, chance.maybe(0.5) ? one : bent(one, names, chance)];
      const name = chance.one(known ?? ['nobody']);
      return chance.one([[...list, one ?? 'nobody'], [...list, name], [name]]);
    }
    return typeof value === 'object' && value !== null ? bent(value, names, chance) : value;
  };
  return { ...order, [key]: other() };
};

export const raider: Player = (knowledge, chance) => {
  const ruleset = rulesetOf(knowledge.campaign.ruleset);
  const names = namesOf(knowledge);
  const legal = (knowsBuildings(knowledge) ? steward : commander)(knowledge, chance) as readonly object[];
  const wild = gambler(knowledge, chance) as readonly { readonly type: OrderType }[];
  const { phase, step } = knowledge.campaign;
  const now = wild.filter(
    ({ type }) =>
      ruleset.orders[type]?.phases.some((one) => one.phase === phase && one.step === step) === true,
  );
  // Most of what is random is of other phases: enough of it to be refused.
  const pool = [...legal, ...legal, ...now, ...now, ...now, ...now, ...wild];
  const length = Math.min(MAX_ORDERS, chance.one([20, 60, 60, 150, MAX_ORDERS]));
  // A building that has served one mech is asked to serve the others.
  const others = (order: object): readonly unknown[] =>
    chance
      .some(Object.keys(knowledge.mechs), 6)
      .map((id) => ('mechs' in order ? { ...order, mechs: [id] } : { ...order, mech: id }));
  const sheet: unknown[] = [...legal, ...now].flatMap((order) =>
    'building' in order && ('mech' in order || 'mechs' in order) ? others(order) : [],
  );
  for (
    let tries = 0;
    pool.length > 0 && sheet.length + legal.length < length && tries < 3 * length;
    tries += 1
  ) {
    const order = chance.one(pool);
    const sent = chance.maybe(0.35) ? order : bent(order, names, chance);
    // One order that cannot be read would spoil the sheet.
    if (parseOrders(ruleset, [sent]).ok) sheet.push(sent);
  }
  // What is legal comes first, last, or anywhere: what an order takes, others lack.
  const all = chance.maybe(0.5) ? [...legal, ...sheet] : [...sheet, ...legal];
  return chance.maybe(0.7) ? all : chance.shuffled(all);
};
