/**
 * Bases (DA-GEO-2): a disc, or a capsule of a radius round a core along the facing. How near two bases are is
 * told by the closest points of their cores, exactly.
 */
import type { Point } from '../../shapes';
import { squaredDistance, turnOf } from '../../shared/plane';
import { stepOf } from './facing';
import type { Kind } from '../model/figure';

export interface Base {
  readonly at: Point;
  readonly facing: number;
  readonly radius: number;
  /** Half the length of the core; 0: a disc. */
  readonly half: number;
}

export const RADIUS: Readonly<Record<Kind, number>> = { infantry: 75, vehicle: 75, mech: 110 };
export const HALF: Readonly<Record<Kind, number>> = { infantry: 0, vehicle: 60, mech: 0 };
/** Gaps from 0 to this are contact (DA-GEO-4). */
export const CONTACT = 5;

export const endsOf = ({ at, facing, half }: Base): readonly [Point, Point] => {
  if (half === 0) return [at, at];
  const { x, y } = stepOf(facing, half);
  return [
    { x: at.x + x, y: at.y + y },
    { x: at.x - x, y: at.y - y },
  ];
};

/** Closest points of two cores: `a` and `b` are `den` times the points, the square of their distance num/den. */
export interface Pair {
  readonly a: Point;
  readonly b: Point;
  readonly den: number;
  readonly num: number;
}

const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor });

/** From a point to the nearest of a segment. */
const toSegment = (p: Point, from: Point, to: Point): Pair => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = (p.x - from.x) * dx + (p.y - from.y) * dy;
  if (length === 0 || along <= 0) return { a: p, b: from, den: 1, num: squaredDistance(p, from) };
  if (along >= length) return { a: p, b: to, den: 1, num: squaredDistance(p, to) };
  const foot = { x: from.x * length + along * dx, y: from.y * length + along * dy };
  return { a: times(p, length), b: foot, den: length, num: turnOf(from, to, p) ** 2 };
};

const swapped = ({ a, b, den, num }: Pair): Pair => ({ a: b, b: a, den, num });
const isSamePoint = (a: Point, aDen: number, b: Point, bDen: number): boolean =>
  a.x * bDen === b.x * aDen && a.y * bDen === b.y * aDen;
const isSame = (one: Pair, other: Pair): boolean =>
  isSamePoint(one.a, one.den, other.a, other.den) && isSamePoint(one.b, one.den, other.b, other.den);

/** The closest pairs: one, or the two ends of a row of them. */
export const closest = (one: Base, other: Base): readonly Pair[] => {
  const [a, b] = endsOf(one);
  const [c, d] = endsOf(other);
  const all = [
    toSegment(a, c, d),
    swapped(toSegment(c, a, b)),
    ...(one.half === 0 ? [] : [toSegment(b, c, d)]),
    ...(other.half === 0 ? [] : [swapped(toSegment(d, a, b))]),
  ];
  const first = all.reduce((best, next) => (next.num * best.den < best.num * next.den ? next : best));
  return all
    .filter(({ num, den }) => num * first.den === first.num * den)
    .filter((pair, index, ties) => ties.findIndex((tie) => isSame(tie, pair)) === index);
};

const isFar = (one: Base, other: Base, gap: number): boolean => {
  const reach = one.radius + one.half + other.radius + other.half + gap + 2;
  return Math.abs(one.at.x - other.at.x) > reach || Math.abs(one.at.y - other.at.y) > reach;
};

/** Whether the gap between the bases is less than this. */
export const isNearer = (one: Base, other: Base, gap: number): boolean => {
  if (isFar(one, other, gap)) return false;
  const reach = one.radius + other.radius + gap;
  if (one.half === 0 && other.half === 0) return squaredDistance(one.at, other.at) < reach * reach;
  return closest(one, other).some(({ num, den }) => num < reach * reach * den);
};

/** Standing figures must not (DA-GEO-4). */
export const overlaps = (one: Base, other: Base): boolean => isNearer(one, other, 0);
/** Whether the bases touch. */
export const touches = (one: Base, other: Base): boolean => {
  if (isFar(one, other, CONTACT)) return false;
  const [pair] = closest(one, other);
  if (pair === undefined) return false;
  const least = one.radius + other.radius;
  const most = least + CONTACT;
  return pair.num >= least * least * pair.den && pair.num <= most * most * pair.den;
};

/** Whether the base lies wholly on a field of this size. */
export const isOnField = (base: Base, field: Point): boolean =>
  endsOf(base).every(
    ({ x, y }) =>
      x >= base.radius && y >= base.radius && x <= field.x - base.radius && y <= field.y - base.radius,
  );
