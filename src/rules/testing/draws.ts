/**
 * Random draws that all random material is made of: numbers, hexes of a small map, designs, and the wear of a
 * war.
 */
import { type Condition, LOCATIONS, type MechDesign, normalizeCondition } from '../../catalog';
import { Chance as SeededChance } from '../../kernel';

/** One number gives one world, so that a failing one can be made again. */
export interface Chance {
  /** Whole, 0 … below − 1. */
  below(limit: number): number;
  /** One of a list that is not empty. */
  pick<T>(from: readonly T[]): T;
  /** True once in so many times. */
  once(inTimes: number): boolean;
}

export const chance = (seed: number): Chance => {
  const seeded = new SeededChance(seed);
  const below = (limit: number): number => seeded.word() % limit;
  return {
    below,
    pick: (from) => {
      const one = from[below(from.length)];
      if (one === undefined) throw new RangeError('nothing to pick from');
      return one;
    },
    once: (inTimes) => below(inTimes) === 0,
  };
};

const two = (value: number): string => String(value).padStart(2, '0');
export const COLUMNS = 12;
export const ROWS = 10;
export const anyHex = (random: Chance): string =>
  two(1 + random.below(COLUMNS)) + two(1 + random.below(ROWS));

/** Designs of all weights; few, so that worlds look alike where they should. */
export const DESIGNS = ['locust-lct-1v', 'hunchback-hbk-4g', 'atlas-as7-d', 'wasp-wsp-1a'];
export const ITEMS = ['medium-laser', 'heat-sink', 'jump-jet@0.5'];

/** What a war leaves of a mech: lost points, parts and shots, sometimes a whole location. */
export const anyWear = (random: Chance, design: MechDesign): Condition => {
  const filled = LOCATIONS.flatMap((location) =>
    design.slots[location].flatMap((slot, index) => (slot === null ? [] : [{ location, slot: index + 1 }])),
  );
  const hurt = new Map(
    Array.from({ length: random.below(4) }, () => random.pick(filled)).map((place) => [
      `${place.location}${place.slot}`,
      place,
    ]),
  );
  const structure = Object.fromEntries(
    Array.from({ length: random.below(3) }, () => random.pick(['LA', 'RT', 'LL', 'RL'] as const)).map(
      (location) => [location, random.once(3) ? 0 : 1 + random.below(design.structure[location])],
    ),
  );
  return normalizeCondition(design, {
    armor: {
      CT: random.below(design.armor.CT + 1),
      LT: random.below(design.armor.LT + 1),
      RTR: random.below(design.armor.RTR + 1),
    },
    structure,
    slots: [...hurt.values()].map((place) => ({
      ...place,
      state: random.pick(['hit', 'destroyed'] as const),
    })),
    ammunition: design.bins.map(({ location, slot, shots }) => ({
      location,
      slot,
      shots: random.below(shots + 1),
    })),
  });
};
