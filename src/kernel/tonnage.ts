/** Exact tonnage (campaign rules, "Money in this game"): whole units of 1/1,000,000 t, never floats. */
import type { Brand } from './brand';

/** Millionths of a ton; a safe integer, so amounts up to 9 × 10⁹ t are exact. */
export type MicroTons = Brand<number, 'MicroTons'>;

/** In a ton. */
export const MICRO_TONS = 1_000_000;
const HALF_TON = 500_000;

const checked = (units: number): MicroTons => {
  if (!Number.isSafeInteger(units)) throw new RangeError(`not a whole number of micro-tons: ${units}`);
  return (units === 0 ? 0 : units) as MicroTons;
};

/** Micro-tons as they come from a store or an event. Throws RangeError when not a safe integer. */
export const microTons = (units: number): MicroTons => checked(units);

/**
 * A JSON number of tons with up to six decimals to exact units; null when it has more, or is out of range.
 */
export const parseTons = (tons: number): MicroTons | null => {
  const units = Math.round(tons * MICRO_TONS);
  // Only what a decimal of six places becomes as a float: a seventh place is refused at any size.
  if (
    !Number.isSafeInteger(units) ||
    Math.abs(units / MICRO_TONS - tons) > 4 * Number.EPSILON * Math.abs(tons)
  )
    return null;
  return checked(units);
};

/** Tons given in the code or a data file (at most six decimals). Throws RangeError otherwise. */
export const tons = (value: number): MicroTons => {
  const parsed = parseTons(value);
  if (parsed === null) throw new RangeError(`not an exact tonnage: ${value}`);
  return parsed;
};

/** For JSON: tons with up to six decimals. */
export const toTons = (amount: MicroTons): number => amount / MICRO_TONS;

/** These three throw RangeError when the result is too large to be exact. */
export const addTons = (...amounts: readonly MicroTons[]): MicroTons =>
  checked(amounts.reduce<number>((a, b) => a + b, 0));
export const subtractTons = (a: MicroTons, b: MicroTons): MicroTons => checked(a - b);
export const negateTons = (a: MicroTons): MicroTons => checked(-a);
export const ZERO_TONS = 0 as MicroTons;

/**
 * SUP-7: the net change of a supply phase in half tons, against the player: a debit grows, a credit shrinks.
 */
export const roundHalfTonDown = (amount: MicroTons): MicroTons =>
  checked(Math.floor(amount / HALF_TON) * HALF_TON);
