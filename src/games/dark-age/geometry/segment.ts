/** A straight leg of a way or a line, and what it crosses (DA-GEO-6): touching is not crossing. */
import type { Point } from '../../shapes';
import { squaredDistance, turnOf } from '../../shared/plane';
import { type Base, closest, endsOf, touches } from './base';

/** Above this no square is compared: what lies so far off is not near. Its square is still exact. */
const FAR = 90_000_000;

/** Whether the point is nearer than this to the segment. */
export const isPointNear = (p: Point, from: Point, to: Point, distance: number): boolean => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = (p.x - from.x) * dx + (p.y - from.y) * dy;
  if (length === 0 || along <= 0) return squaredDistance(p, from) < distance * distance;
  if (along >= length) return squaredDistance(p, to) < distance * distance;
  const cross = Math.abs(turnOf(from, to, p));
  return cross < FAR && cross * cross < distance * distance * length;
};

const sign = (value: number): number => (value > 0 ? 1 : value < 0 ? -1 : 0);

/** Whether the segments cross at a point inside both. */
export const crosses = (p: Point, q: Point, a: Point, b: Point): boolean =>
  sign(turnOf(p, q, a)) * sign(turnOf(p, q, b)) < 0 && sign(turnOf(a, b, p)) * sign(turnOf(a, b, q)) < 0;

/** Whether two segments come nearer to each other than this. */
export const isSegmentNear = (p: Point, q: Point, a: Point, b: Point, distance: number): boolean =>
  isPointNear(a, p, q, distance) ||
  isPointNear(b, p, q, distance) ||
  isPointNear(p, a, b, distance) ||
  isPointNear(q, a, b, distance) ||
  crosses(p, q, a, b);

/** Whether the leg crosses the base. */
export const crossesBase = (p: Point, q: Point, base: Base): boolean => {
  const { at, radius, half } = base;
  const reach = radius + half;
  if (Math.max(p.x, q.x) < at.x - reach || Math.min(p.x, q.x) > at.x + reach) return false;
  if (Math.max(p.y, q.y) < at.y - reach || Math.min(p.y, q.y) > at.y + reach) return false;
  if (half === 0) return isPointNear(at, p, q, radius);
  const [a, b] = endsOf(base);
  return isSegmentNear(p, q, a, b, radius);
};

/** The value through `den`, rounded the same way for both signs. */
export const rounded = (value: number, den: number): number => {
  const whole = Math.floor((2 * Math.abs(value) + den) / (2 * den));
  return value < 0 ? -whole : whole;
};

/** Between two bases in contact: the segment that no way may cross (DA-MOV-2). Null: they do not touch. */
export const bridgeOf = (one: Base, other: Base): readonly [Point, Point] | null => {
  if (!touches(one, other)) return null;
  const [pair] = closest(one, other);
  if (pair === undefined) return null;
  const near = (point: Point, { at }: Base): Point => ({
    x: at.x + rounded(point.x - at.x * pair.den, pair.den),
    y: at.y + rounded(point.y - at.y * pair.den, pair.den),
  });
  return [near(pair.a, one), near(pair.b, other)];
};
