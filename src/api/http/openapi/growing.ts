/**
 * Marks the lists of values that a later version may lengthen (`x-may-grow`), so that clients know where to
 * bear unknown ones.
 */
import { BUILDING_TYPES, ORDER_ENTRIES, ROUND_PHASES, TERRAINS } from '../../../rules';
import { battleState, mechState, pilotStatus } from '../../playing/schemas/parts';
import type { Json } from './to-31';

type Values = readonly unknown[];

/** What is told of a war. Ranks, locations, directions and the like are fixed by the rules of the game. */
const LISTS: readonly Values[] = [
  BUILDING_TYPES,
  TERRAINS,
  ROUND_PHASES,
  ['setup', ...ROUND_PHASES, 'finished'],
  ORDER_ENTRIES.map(({ shape }) => shape.type),
  ...[mechState, battleState, pilotStatus].map((schema) => schema['enum'] as Values),
];

const keyOf = (values: Values): string => values.filter((one) => one !== null).join();

export const withGrowing = (document: Json): Json => {
  const known = new Set(LISTS.map(keyOf));
  const mark = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(mark);
    if (typeof value !== 'object' || value === null) return value;
    const marked = Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        name === 'example' || name === 'examples' ? one : mark(one),
      ]),
    );
    return Array.isArray(value['enum']) && known.has(keyOf(value['enum']))
      ? { ...marked, 'x-may-grow': true }
      : marked;
  };
  return mark(document);
};
