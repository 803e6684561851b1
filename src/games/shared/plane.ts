/**
 * Geometry of the plane in whole numbers: points and shapes in units of the board. No fractions, no
 * trigonometry: the same on any machine (GAM-5).
 */
import type { Point, Region, Shape } from '../shapes';

/** Coordinates up to 2²⁴: products of differences stay exact. */
export const squaredDistance = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** The greatest whole number whose square is at most `value`, a whole number from 0. */
export const wholeRoot = (value: number): number => {
  let root = Math.floor(Math.sqrt(value));
  // The square root of the machine may be off by one.
  while (root * root > value) root -= 1;
  while ((root + 1) * (root + 1) <= value) root += 1;
  return root;
};

/** The distance, rounded up. */
export const lengthOf = (a: Point, b: Point): number => {
  const squared = squaredDistance(a, b);
  const root = wholeRoot(squared);
  return root * root === squared ? root : root + 1;
};

/** Of a way with corners, each leg rounded up. */
export const pathLength = (from: Point, path: readonly Point[]): number => {
  let length = 0;
  let at = from;
  for (const corner of path) {
    length += lengthOf(at, corner);
    at = corner;
  }
  return length;
};

/**
 * Positive: `c` lies to the right of the way from a to b, as one looks at the board (y grows to the south).
 */
export const turnOf = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const isNear = (a: Point, b: Point, at: Point, radius: number): boolean => {
  const length = squaredDistance(a, b);
  const along = (at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y);
  if (along <= 0 || length === 0) return squaredDistance(a, at) <= radius * radius;
  if (along >= length) return squaredDistance(b, at) <= radius * radius;
  // Compared without a root; larger than 2⁵³ for large boards, so as whole numbers of any size.
  return BigInt(turnOf(a, b, at)) ** 2n <= BigInt(radius * radius) * BigInt(length);
};

/** Whether the point lies in the shape, its border included. */
export const isWithin = (shape: Shape, at: Point): boolean => {
  if ('line' in shape)
    return shape.line.some((corner, index) =>
      isNear(shape.line[index - 1] ?? corner, corner, at, shape.radius),
    );
  const { polygon } = shape;
  let isInside = false;
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    if (isNear(a, b, at, 0)) return true;
    if (a.y > at.y !== b.y > at.y && turnOf(a, b, at) > 0 === b.y > a.y) isInside = !isInside;
  }
  return isInside;
};

/** Whether the drawing has the point in it. The draft decides, not this: a drawing may be coarser. */
export const isInRegion = ({ within, without }: Region, at: Point): boolean =>
  within.some((shape) => isWithin(shape, at)) && !without.some((shape) => isWithin(shape, at));

/** The corners of a box around a shape. */
export const boxOf = (shape: Shape): { readonly least: Point; readonly most: Point } => {
  const corners = 'line' in shape ? shape.line : shape.polygon;
  const wider = 'line' in shape ? shape.radius : 0;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    least: { x: Math.min(...xs) - wider, y: Math.min(...ys) - wider },
    most: { x: Math.max(...xs) + wider, y: Math.max(...ys) + wider },
  };
};
