/**
 * A player who sends anything that can be read: legal orders, illegal ones, orders of other phases, for mechs
 * of others, off the map.
 */
import { bundledCatalog } from '../../../../src/catalog/bundled';
import type { Knowledge } from '../../../../src/rules';
import type { Chance } from '../random';
import { commander, type Player } from './commander';
import { hostileOrder, knowsBuildings, onceMore, type Bag } from './hostile';
import { optionsFor } from './options';
import { steward } from './steward';

const NOBODY = 'no-such-thing';

const bagOf = (knowledge: Knowledge, chance: Chance): Bag => {
  const catalog = bundledCatalog();
  const own = Object.values(knowledge.mechs);
  return {
    mechs: [...own.map(({ id }) => id), ...knowledge.others.map(({ id }) => id), NOBODY, 'constructor'],
    pilots: [
      ...Object.keys(knowledge.pilots),
      ...knowledge.prisoners.map(({ id }) => id),
      NOBODY,
      'toString',
    ],
    hexes: [
      ...own.flatMap(({ hex }) => (hex === null ? [] : [hex])),
      ...knowledge.buildings.map(({ hex }) => hex),
      ...knowledge.others.map(({ hex }) => hex),
      '0101',
      '6040',
    ],
    items: [
      ...knowledge.stock.map(({ item }) => item),
      ...chance.some(catalog.items, 6).map(({ id }) => id),
      NOBODY,
      'valueOf',
    ],
    designs: [...chance.some(catalog.mechs, 6).map(({ slug }) => slug), NOBODY, 'hasOwnProperty'],
  };
};

const walk = (knowledge: Knowledge, chance: Chance, from: string): string[] => {
  const path: string[] = [];
  let at = knowledge.grid.indexOf(from as never);
  for (let step = chance.int(1, 7); step > 0 && at >= 0; step -= 1) {
    at = chance.pick(knowledge.grid.adjacent(at)) ?? -1;
    if (at >= 0) path.push(knowledge.grid.hexAt(at));
  }
  return path.length > 0 ? path : [from];
};

const anyOrder = (knowledge: Knowledge, chance: Chance, bag: Bag): unknown => {
  const mech = chance.one(bag.mechs);
  const hex = chance.one(bag.hexes);
  const item = chance.one(bag.items);
  const quantity = chance.one([0.5, 1, 1, 2, 7, 16, 1000, 0.000001, 123456.789]);
  switch (chance.int(0, 13)) {
    case 0:
      return { type: 'shut-down', mech };
    case 1:
      return { type: 'exchange-pilots', mechA: mech, mechB: chance.one(bag.mechs) };
    case 2:
      return { type: 'board', mech, pilot: chance.one(bag.pilots) };
    case 3:
      return { type: 'disembark', mech };
    case 4:
    case 5: {
      const start = Object.values(knowledge.mechs).find(({ id }) => id === mech)?.hex ?? hex;
      return {
        type: 'move',
        mech,
        path: chance.maybe(0.9) ? walk(knowledge, chance, start) : [hex, chance.one(bag.hexes)],
      };
    }
    case 6:
    case 7: {
      const near = chance.one(walk(knowledge, chance, hex));
      return {
        type: 'attack',
        mechs: [mech, ...chance.some(bag.mechs, 3)].filter(
          (id, at, all) => all.indexOf(id) === at || chance.maybe(0.1),
        ),
        target: near,
      };
    }
    case 8:
      return {
        type: 'buy-mech',
        design: chance.one(bag.designs),
        hex,
        ...(chance.maybe(0.3) ? { name: 'Ä' } : {}),
      };
    case 9:
      return { type: 'buy-equipment', item, quantity, hex };
    case 10:
      return { type: 'buy-pilot', hex };
    case 11:
      return chance.maybe(0.5) ? { type: 'sell', mech } : { type: 'sell', pilot: chance.one(bag.pilots) };
    case 12:
      return { type: 'sell', item, quantity, hex };
    default:
      return {
        type: 'transfer',
        from: hex,
        to: chance.one(bag.hexes),
        items: chance.some(bag.items, 2).map((id) => ({ item: id, quantity })),
        pilots: chance.some(bag.pilots, 3),
      };
  }
};

/** Legal moves in plenty, since random paths are rarely walked. */
const legalMoves = (knowledge: Knowledge, chance: Chance): unknown[] =>
  (optionsFor(knowledge).move?.mechs ?? []).flatMap(({ mech, reachable }) => {
    const goal = chance.pick(reachable);
    return goal === null || chance.maybe(0.3) ? [] : [{ type: 'move', mech, path: goal.path }];
  });

export const gambler: Player = (knowledge, chance) => {
  const bag = bagOf(knowledge, chance);
  const wild = Array.from({ length: chance.int(0, 12) }, () => anyOrder(knowledge, chance, bag));
  if (!knowsBuildings(knowledge)) {
    const sound = chance.maybe(0.5)
      ? (commander(knowledge, chance) as readonly unknown[])
      : legalMoves(knowledge, chance);
    return chance.shuffled([...wild, ...sound]);
  }
  const hostile = Array.from({ length: chance.int(0, 12) }, () => hostileOrder(knowledge, chance, bag));
  const sound = chance.maybe(0.6)
    ? (steward(knowledge, chance) as readonly unknown[])
    : legalMoves(knowledge, chance);
  const sheet = [...sound, ...onceMore(sound, chance, bag), ...wild, ...hostile];
  return chance.maybe(0.5) ? sheet : chance.shuffled(sheet);
};
