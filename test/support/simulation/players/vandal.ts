/**
 * A player who sends garbage: broken documents, wrong types, huge and tiny numbers, names of Object's own
 * properties.
 */
import type { Chance } from '../random';
import type { Player } from './commander';
import { gambler } from './gambler';
import { knowsBuildings } from './hostile';

const NAMES = [
  'type',
  'mech',
  'mechA',
  'mechB',
  'pilot',
  'path',
  'mechs',
  'target',
  'design',
  'hex',
  'item',
  'quantity',
  'from',
  'to',
  'items',
  'pilots',
  'name',
  '__proto__',
  'extra',
];
const TYPES = [
  'move',
  'attack',
  'sell',
  'transfer',
  'board',
  'buy-mech',
  'buy-pilot',
  'shut-down',
  'constructor',
  '__proto__',
  'toString',
  '',
];

/** What the orders of the wars with buildings consist of, besides. */
const MORE_NAMES = [
  ...NAMES,
  'building',
  'cp',
  'points',
  'CT',
  'location',
  'locations',
  'slot',
  'ammunition',
  'piloting',
  'gunnery',
  'tons',
  'direction',
  'battle',
  'unit',
  'as',
];
const MORE_TYPES = [
  ...TYPES,
  'rail',
  'dropship',
  'factory',
  'salvage',
  'refit',
  'hangar',
  'train',
  'ammunition',
  'replace',
  'reload',
  'repair-armor',
  'repair-structure',
  'repair-building',
  'sabotage-mech',
  'sabotage-building',
];

interface Words {
  readonly names: readonly string[];
  readonly types: readonly string[];
}
const FEW: Words = { names: NAMES, types: TYPES };
export const ALL_WORDS: Words = { names: MORE_NAMES, types: MORE_TYPES };

export const garbage = (chance: Chance, depth = 3, words: Words = FEW): unknown => {
  switch (chance.int(0, depth > 0 ? 11 : 8)) {
    case 0:
      return null;
    case 1:
      return chance.maybe(0.5);
    case 2:
      return chance.one([0, -1, 0.1, 1e308, -0, 9_007_199_254_740_992, 1e-9]);
    case 3:
      return chance.one(words.types);
    case 4:
      return chance.one(['0101', '0909', '9999', '0000', '01011', ' 0101']);
    case 5:
      return chance.one(['', '\u202e', 'a'.repeat(300), '\ud800', 'é', '\u0000']);
    case 6:
      return [];
    case 7:
      return {};
    case 8:
      return 'constructor';
    case 9:
      return Array.from({ length: chance.int(0, 4) }, () => garbage(chance, depth - 1, words));
    default:
      return JSON.parse(
        `{${Array.from({ length: chance.int(0, 5) }, () => `${JSON.stringify(chance.one(words.names))}:${JSON.stringify(garbage(chance, depth - 1, words))}`).join(',')}}`,
      ) as unknown;
  }
};

export const vandal: Player = (knowledge, chance) => {
  const words = knowsBuildings(knowledge) ? ALL_WORDS : FEW;
  if (chance.maybe(0.4)) return garbage(chance, 3, words);
  const sheet = gambler(knowledge, chance) as readonly unknown[];
  return sheet.map((order) => {
    if (chance.maybe(0.7) || typeof order !== 'object' || order === null) return order;
    const copy = { ...order } as Record<string, unknown>;
    const key = chance.pick(Object.keys(copy));
    if (key !== null) copy[key] = garbage(chance, 2, words);
    return copy;
  });
};
