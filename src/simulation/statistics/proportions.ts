/** Shares of counted cases, with intervals that hold for few of them too. */
import { reachOf } from './normal';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Estimate extends Interval {
  readonly value: number;
}

/** So many of so many. */
export interface Count {
  readonly hits: number;
  readonly of: number;
}

export const CONFIDENCE = 0.95;

/** Wilson's interval of a share; of nothing, everything is possible. */
export const wilson = ({ hits, of }: Count, confidence = CONFIDENCE): Estimate => {
  if (of === 0) return { value: NaN, low: 0, high: 1 };
  const z = reachOf(confidence);
  const p = hits / of;
  const scale = 1 + (z * z) / of;
  const centre = (p + (z * z) / (2 * of)) / scale;
  const half = (z / scale) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  return { value: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};

/** Newcombe's interval (his method 10) of the difference of two independent shares: a − b. */
export const newcombe = (a: Count, b: Count, confidence = CONFIDENCE): Estimate => {
  if (a.of === 0 || b.of === 0) return { value: NaN, low: -1, high: 1 };
  const [one, other] = [wilson(a, confidence), wilson(b, confidence)];
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
  };
};
