/**
 * Arcs (DA-GEO-5): the front arc is the half-plane ahead of the centre, its border included; the rear arc is
 * the rest.
 */
import type { Point } from '../../shapes';
import { type Base, closest } from './base';
import { vectorOf } from './facing';

/** Whether a line from the point comes through the front arc. */
export const isAhead = ({ at, facing }: Pick<Base, 'at' | 'facing'>, point: Point): boolean => {
  const { x, y } = vectorOf(facing);
  return x * (point.x - at.x) + y * (point.y - at.y) >= 0;
};

/** Whether x times the root of d, plus y, is 0 or more. */
const isNotNegative = (x: bigint, d: bigint, y: bigint): boolean => {
  if (x >= 0n && y >= 0n) return true;
  if (x <= 0n && y <= 0n) return x * x * d === 0n && y === 0n;
  return x > 0n ? x * x * d >= y * y : y * y >= x * x * d;
};

/**
 * Whether the contact point (DA-GEO-4), midway between the closest points of the bases, lies in the front arc
 * of the first. With d the distance of the cores' closest points a and b, it is
 * a + (b - a) (d + r - s) / 2d for the radii r and s.
 */
export const isContactAhead = (one: Base, other: Base): boolean => {
  const pairs = closest(one, other);
  const [first] = pairs;
  if (first === undefined) return false;
  const { x, y } = vectorOf(one.facing);
  const den = BigInt(pairs.reduce((product, pair) => product * pair.den, 1));
  let [whole, rooted] = [0n, 0n];
  for (const pair of pairs) {
    const share = den / BigInt(pair.den);
    const along = (px: number, py: number): bigint => BigInt(x * px + y * py) * share;
    const from = along(pair.a.x - one.at.x * pair.den, pair.a.y - one.at.y * pair.den);
    const between = along(pair.b.x - pair.a.x, pair.b.y - pair.a.y);
    whole += 2n * from + between;
    rooted += between * BigInt(one.radius - other.radius);
  }
  // All of the same distance: the root of num / den; times den it is the root of num · den.
  return isNotNegative(whole, BigInt(first.num) * BigInt(first.den), rooted * BigInt(first.den));
};
