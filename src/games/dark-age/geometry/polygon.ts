/**
 * Convex polygons and low walls (DA-GEO-6). Corners go clockwise as drawn, so that inside lies to the right
 * of each side.
 */
import { memo } from '../../../kernel';
import type { Point } from '../../shapes';
import { lengthOf, squaredDistance, turnOf } from '../../shared/plane';
import { crosses, isPointNear, isSegmentNear } from './segment';

export type Polygon = readonly Point[];
const ORIGIN: Point = { x: 0, y: 0 };

/** Kept: a match asks for the same few polygons again and again. */
const sides = memo((polygon: Polygon): readonly (readonly [Point, Point])[] =>
  polygon.map((a, index) => [a, polygon[(index + 1) % polygon.length] ?? a]),
);

interface Box {
  readonly least: Point;
  readonly most: Point;
}
const boxOf = memo((outline: readonly Point[]): Box => {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return {
    least: { x: Math.min(...xs), y: Math.min(...ys) },
    most: { x: Math.max(...xs), y: Math.max(...ys) },
  };
});
/** Whether all of the leg lies to one side of the outline, by more than the distance. */
const isBeside = (outline: readonly Point[], p: Point, q: Point, distance = 0): boolean => {
  const { least, most } = boxOf(outline);
  return (
    Math.max(p.x, q.x) < least.x - distance ||
    Math.min(p.x, q.x) > most.x + distance ||
    Math.max(p.y, q.y) < least.y - distance ||
    Math.min(p.y, q.y) > most.y + distance
  );
};

export const isConvex = (polygon: Polygon): boolean =>
  polygon.length >= 3 &&
  sides(polygon).every(([a, b]) => polygon.every((p) => p === a || p === b || turnOf(a, b, p) > 0));

export const isInside = (polygon: Polygon, p: Point): boolean =>
  !isBeside(polygon, p, p) && sides(polygon).every(([a, b]) => turnOf(a, b, p) > 0);
export const isInOrOn = (polygon: Polygon, p: Point): boolean =>
  sides(polygon).every(([a, b]) => turnOf(a, b, p) >= 0);

/** How far inside of a side a centre must be: radius times the side's length, rounded up. */
const marginOf = (a: Point, b: Point, radius: number): number =>
  radius === 0 ? 0 : lengthOf(ORIGIN, { x: radius * Math.abs(b.x - a.x), y: radius * Math.abs(b.y - a.y) });
const marginsOf = memo(
  (polygon: Polygon, radius: number): readonly number[] =>
    sides(polygon).map(([a, b]) => marginOf(a, b, radius)),
  2,
);

/** *Wholly in*: the disc of this radius does not meet the outside. */
export const isWhollyIn = (polygon: Polygon, p: Point, radius: number): boolean => {
  const margins = marginsOf(polygon, radius);
  return sides(polygon).every(([a, b], index) => turnOf(a, b, p) >= (margins[index] ?? 0));
};

/** *Partly*: the disc meets the polygon. */
export const meetsDisc = (polygon: Polygon, p: Point, radius: number): boolean =>
  !isBeside(polygon, p, p, radius) &&
  (isInside(polygon, p) || sides(polygon).some(([a, b]) => isPointNear(p, a, b, radius)));

/** A share of a leg, 0 … 1, as numerator and denominator above 0. */
export interface Share {
  readonly num: number;
  readonly den: number;
}
const isLess = (one: Share, other: Share): boolean => one.num * other.den < other.num * one.den;

/**
 * From where to where the leg runs through the inside, so far from every side as the radius says. Null: it
 * only touches it, or does not come there.
 */
export const throughOf = (
  polygon: Polygon,
  p: Point,
  q: Point,
  radius = 0,
): { readonly from: Share; readonly to: Share } | null => {
  if (isBeside(polygon, p, q)) return null;
  let from: Share = { num: 0, den: 1 };
  let to: Share = { num: 1, den: 1 };
  const margins = marginsOf(polygon, radius);
  for (const [index, [a, b]] of sides(polygon).entries()) {
    const margin = margins[index] ?? 0;
    const [start, end] = [turnOf(a, b, p) - margin, turnOf(a, b, q) - margin];
    if (start <= 0 && end <= 0) return null;
    if (start < 0) {
      const enters = { num: -start, den: end - start };
      if (isLess(from, enters)) from = enters;
    }
    if (end < 0) {
      const leaves = { num: start, den: start - end };
      if (isLess(leaves, to)) to = leaves;
    }
  }
  return isLess(from, to) ? { from, to } : null;
};

/** Whether the leg crosses the polygon. */
export const crossesPolygon = (polygon: Polygon, p: Point, q: Point): boolean =>
  throughOf(polygon, p, q) !== null;

/** The share of a leg is at most so long. */
export const isShort = ({ num, den }: Share, p: Point, q: Point, most: number): boolean =>
  BigInt(num) ** 2n * BigInt(squaredDistance(p, q)) <= BigInt(most * most) * BigInt(den) ** 2n;

const legs = memo((line: readonly Point[]): readonly (readonly [Point, Point])[] =>
  line.slice(1).map((b, index) => [line[index] ?? b, b]),
);

/** Its ends included. */
export const isOnSegment = (p: Point, a: Point, b: Point): boolean =>
  turnOf(a, b, p) === 0 &&
  Math.min(a.x, b.x) <= p.x &&
  p.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= p.y &&
  p.y <= Math.max(a.y, b.y);

/** Whether the point lies on a low wall. */
export const isOnLine = (line: readonly Point[], p: Point): boolean =>
  legs(line).some(([a, b]) => isOnSegment(p, a, b));

/** Whether a leg crosses a low wall, at one of its bends too. */
export const crossesLine = (line: readonly Point[], p: Point, q: Point): boolean =>
  !isBeside(line, p, q) &&
  (legs(line).some(([a, b]) => crosses(p, q, a, b)) ||
    line.slice(1, -1).some((bend, index) => {
      const [before, after] = [line[index] ?? bend, line[index + 2] ?? bend];
      return isOnSegment(bend, p, q) && turnOf(p, q, before) * turnOf(p, q, after) < 0;
    }));

/** Whether the disc meets a low wall. */
export const meetsLine = (line: readonly Point[], p: Point, radius: number): boolean =>
  !isBeside(line, p, p, radius) && legs(line).some(([a, b]) => isPointNear(p, a, b, radius));

/** Whether two outlines come nearer than this; lines count as they are drawn. */
export const isOutlineNear = (
  one: readonly Point[],
  isOneLine: boolean,
  other: readonly Point[],
  isOtherLine: boolean,
  distance: number,
): boolean => {
  const [first, second] = [one[0], other[0]];
  if (first === undefined || second === undefined) return false;
  if ((!isOtherLine && isInOrOn(other, first)) || (!isOneLine && isInOrOn(one, second))) return true;
  return (isOneLine ? legs(one) : sides(one)).some(([a, b]) =>
    (isOtherLine ? legs(other) : sides(other)).some(([c, d]) => isSegmentNear(a, b, c, d, distance)),
  );
};
