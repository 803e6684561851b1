/**
 * Engines: what they weigh, the slots that they fill, the heat sinks that they bring and hold (TM, engines;
 * TO for fission and fuel cell).
 */
import { type MicroTons, tons, ZERO_TONS } from '../../kernel';
import type { EngineType, Location, MechDesign, TechBase } from '../model';
import { halfTonsUp } from './rounding';

/** Half tons of a standard fusion engine, of the ratings 10, 15, 20, … 400. */
const FUSION_HALF_TONS: readonly number[] = [
  1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 12,
  14, 14, 15, 15, 16, 17, 17, 18, 19, 20, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33, 35, 36, 38, 39,
  41, 43, 45, 47, 49, 51, 54, 57, 59, 63, 66, 69, 73, 77, 82, 87, 92, 98, 105,
];
export const SMALLEST_RATING = 10;
export const LARGEST_RATING = 400;
const RATING_STEP = 5;
const HALF_TON = tons(0.5);
const FISSION_AT_LEAST = tons(5);

/** Weight of each kind for one of a standard fusion engine. */
const FACTOR: Readonly<Record<EngineType, readonly [times: number, divisor: number]>> = {
  fusion: [1, 1],
  xl: [1, 2],
  light: [3, 4],
  xxl: [1, 3],
  compact: [3, 2],
  ice: [2, 1],
  'fuel-cell': [6, 5],
  fission: [7, 4],
};

export const isRating = (rating: number): boolean =>
  Number.isInteger(rating) &&
  rating >= SMALLEST_RATING &&
  rating <= LARGEST_RATING &&
  rating % RATING_STEP === 0;

/** Null for a rating that no engine has; large engines (above 400) are not built here. */
export const engineTons = (rating: number, type: EngineType): MicroTons | null => {
  const halves = isRating(rating) ? FUSION_HALF_TONS[(rating - SMALLEST_RATING) / RATING_STEP] : undefined;
  if (halves === undefined) return null;
  const [times, divisor] = FACTOR[type];
  const weight = halfTonsUp(halves * HALF_TON, times, divisor);
  return type === 'fission' && weight < FISSION_AT_LEAST ? FISSION_AT_LEAST : weight;
};

const IN_SIDE: Readonly<Partial<Record<EngineType, Readonly<Record<TechBase, number>>>>> = {
  xl: { is: 3, clan: 2 },
  light: { is: 2, clan: 2 },
  xxl: { is: 6, clan: 4 },
};
/** Slots of the engine in a location. */
export const engineSlots = ({ type, techBase }: MechDesign['engine'], location: Location): number => {
  if (location === 'CT') return type === 'compact' ? 3 : 6;
  return location === 'RT' || location === 'LT' ? (IN_SIDE[type]?.[techBase] ?? 0) : 0;
};

const NOT_FUSION: Readonly<Partial<Record<EngineType, number>>> = { ice: 0, 'fuel-cell': 1, fission: 5 };
/** Heat sinks that weigh nothing; fewer must not be mounted. */
export const freeHeatSinks = (type: EngineType): number => NOT_FUSION[type] ?? 10;

const SINK_EACH = 25;
/** Heat sinks that stand in the engine and fill no slots; compact ones stand there by twos. */
export const integralHeatSinks = (rating: number, compact: boolean): number =>
  Math.floor(rating / SINK_EACH) * (compact ? 2 : 1);

export const isFusion = (type: EngineType): boolean => NOT_FUSION[type] === undefined;

/** Whether it feeds energy weapons without amplifiers, and jump jets. */
export const isNuclear = (type: EngineType): boolean => type !== 'ice' && type !== 'fuel-cell';

/** A tenth of the weight of what it feeds, for an engine that needs amplifiers; 0 for any other. */
export const amplifierTons = (type: EngineType, fed: MicroTons): MicroTons =>
  isNuclear(type) ? ZERO_TONS : halfTonsUp(fed, 1, 10);
