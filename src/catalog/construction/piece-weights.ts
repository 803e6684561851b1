/**
 * Which weights a piece that weighs by its mech can have at all (DEP-6): what it would weigh on each mech
 * that can be built, 10 … 100 t.
 */
import { flatMap, MICRO_TONS, microTons, type MicroTons, tons, ZERO_TONS } from '../../kernel';
import { mountTons, type SizedMech } from '../items/mount-size';
import {
  COCKPIT_TYPES,
  ENGINE_TYPES,
  GYRO_TYPES,
  LOCATIONS,
  STRUCTURE_TYPES,
  type Item,
  type ItemId,
} from '../model';
import { cockpitTons } from './cockpit';
import { engineTons, isRating, LARGEST_RATING, SMALLEST_RATING } from './engine';
import { gyroTons } from './gyro';
import { LARGEST_MECH, MECH_STEP, SMALLEST_MECH, structureTons } from './structure';

const HALF_TON = tons(0.5);
/** Who does without a gyro has a cockpit that weighs as much more. */
const REAL_GYROS = GYRO_TYPES.filter((type) => type !== 'none');
/** Any that can bear a turret. */
const [TURRET_LOCATION] = LOCATIONS;

const upTo = (first: number, last: number, step: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, index) => first + index * step,
  );
const lightest = (weights: readonly number[]): number => Math.min(...weights);

/** A mech that the piece could stand in: what it goes by, and how much of the mech is left for the piece. */
interface Bearer {
  readonly mech: SizedMech;
  readonly size: number | null;
  readonly room: number;
}

/**
 * Bearers of one tonnage: each of the things that sizes go by beside it is varied alone, since no rule asks
 * for two of them.
 */
const bearersOf = (weight: number): readonly Bearer[] => {
  const mech: SizedMech = {
    tons: weight,
    motion: 'biped',
    jump: 0,
    engineTons: null,
    directFireTons: ZERO_TONS,
    turretTons: {},
  };
  const shell =
    lightest(STRUCTURE_TYPES.map((type) => structureTons(weight, type))) +
    lightest(COCKPIT_TYPES.map(cockpitTons));
  const drives = flatMap(
    upTo(SMALLEST_RATING, LARGEST_RATING, MECH_STEP).filter(
      (rating) => isRating(rating) && rating % weight === 0,
    ),
    (rating) => {
      const gyro = lightest(REAL_GYROS.map((type) => gyroTons(rating, type)));
      return ENGINE_TYPES.map((type) => ({ engine: engineTons(rating, type) ?? ZERO_TONS, gyro }));
    },
  );
  const room = weight * MICRO_TONS - shell - lightest(drives.map(({ engine, gyro }) => engine + gyro));
  const loads = upTo(HALF_TON, room, HALF_TON).map((load) => ({ load: microTons(load), left: room - load }));
  return [
    { mech, size: null, room },
    { mech: { ...mech, motion: 'quad' }, size: null, room },
    ...drives.map(({ engine, gyro }) => ({
      mech: { ...mech, engineTons: engine },
      size: null,
      room: weight * MICRO_TONS - shell - engine - gyro,
    })),
    ...upTo(1, weight, 1).map((jump) => ({ mech: { ...mech, jump }, size: null, room })),
    ...loads.map(({ load, left }) => ({ mech: { ...mech, directFireTons: load }, size: null, room: left })),
    ...loads.map(({ load, left }) => ({
      mech: { ...mech, turretTons: { [TURRET_LOCATION]: load } },
      size: null,
      room: left,
    })),
    ...loads.map(({ load, left }) => ({
      mech: { ...mech, cargoTons: { [TURRET_LOCATION]: load } },
      size: null,
      room: left,
    })),
    ...loads.map(({ load }) => ({ mech, size: load / MICRO_TONS, room })),
  ];
};

let bearers: readonly Bearer[] | null = null;
const allBearers = (): readonly Bearer[] =>
  (bearers ??= flatMap(upTo(SMALLEST_MECH, LARGEST_MECH, MECH_STEP), bearersOf));

const known = new Map<ItemId, readonly MicroTons[]>();

/**
 * The weights, ascending, that one piece of an item can have, of those whose weight depends on the mech.
 * Empty for what weighs the same everywhere, for armour and structure, and for what no mech can mount.
 */
export const pieceWeights = (item: Item): readonly MicroTons[] => {
  if (item.tons !== null || item.kind === 'armor' || item.kind === 'structure') return [];
  const before = known.get(item.id);
  if (before !== undefined) return before;
  const found = new Set<MicroTons>();
  for (const { mech, size, room } of allBearers()) {
    const weight = mountTons(item, mech, size ?? undefined, TURRET_LOCATION);
    if (weight !== null && weight > 0 && weight <= room) found.add(weight);
  }
  const weights = [...found].sort((a, b) => a - b);
  known.set(item.id, weights);
  return weights;
};
