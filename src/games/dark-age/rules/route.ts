/** A way to where somebody wants to go (GAM-4): straight, around what stands in between, or as far as it goes. */
import type { Point } from '../../shapes';
import { lengthOf, pathLength } from '../../shared/plane';
import type { Field } from '../model/state';
import { aroundOf, isFree, MOST_CORNERS, type Mover, wayFault } from './way';

const DEPTH = 3;
const TRIED = 6;

/** Without its length and its end; null: none found. */
const search = (
  field: Field,
  mover: Mover,
  from: Point,
  goal: Point,
  depth: number,
): readonly Point[] | null => {
  const around = mover.isJump ? [] : aroundOf(field, mover, from, goal);
  if (around === null) return null;
  if (around.length === 0) return [goal];
  if (depth === 0) return null;
  const nearest = around
    .map((at) => ({ at, far: lengthOf(from, at) + lengthOf(at, goal) }))
    .sort((a, b) => a.far - b.far || a.at.x - b.at.x || a.at.y - b.at.y)
    .slice(0, 3 * TRIED)
    .filter(({ at }) => isFree(field, mover, from, at))
    .slice(0, TRIED);
  let best: readonly Point[] | null = null;
  for (const { at } of nearest) {
    const rest = search(field, mover, at, goal, depth - 1);
    if (rest === null) continue;
    const way = [at, ...rest];
    if (best === null || pathLength(from, way) < pathLength(from, best)) best = way;
    if (depth < DEPTH) break;
  }
  return best;
};

export const routeTo = (field: Field, mover: Mover, goal: Point): readonly Point[] => {
  // No way ends on somebody or in what blocks it: it is not looked for.
  const found =
    mover.isJump || isFree(field, mover, goal, goal)
      ? search(field, mover, mover.unit.at, goal, DEPTH)
      : null;
  return found ?? [goal];
};

/** The point so far along the leg, rounded down. */
const pointAlong = (from: Point, to: Point, far: number): Point => {
  const length = lengthOf(from, to);
  const part = (a: number, b: number): number => {
    const whole = Math.floor((Math.abs(b - a) * far) / length);
    return b < a ? a - whole : a + whole;
  };
  return length === 0 ? to : { x: part(from.x, to.x), y: part(from.y, to.y) };
};

/** The way cut after so much of its length. */
export const cutAt = (start: Point, path: readonly Point[], length: number): readonly Point[] => {
  const cut: Point[] = [];
  let left = length;
  let at = start;
  for (const corner of path) {
    const leg = lengthOf(at, corner);
    if (leg >= left) {
      const end = leg === left ? corner : pointAlong(at, corner, left);
      return end.x === at.x && end.y === at.y ? cut : [...cut, end];
    }
    cut.push(corner);
    left -= leg;
    at = corner;
  }
  return cut;
};

const STEP = 8;

/**
 * As far along the way as it is legal and `isEnd`; empty: not a step of it. Stops are found to within the
 * slack that ways have.
 */
export const asFarAs = (
  field: Field,
  mover: Mover,
  path: readonly Point[],
  isEnd: (at: Point) => boolean,
): readonly Point[] => {
  const start = mover.unit.at;
  const way = path.slice(0, MOST_CORNERS);
  const whole = Math.min(mover.reach, pathLength(start, way));
  for (let length = whole; length > 0; length -= STEP) {
    const cut = cutAt(start, way, length);
    const end = cut.at(-1);
    if (end !== undefined && wayFault(field, mover, cut) === null && isEnd(end)) return cut;
  }
  return [];
};
