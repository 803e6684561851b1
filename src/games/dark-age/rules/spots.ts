/** Places in contact with a figure (DA-GEO-4), from which a way's end is chosen (DA-TURN-4). */
import type { Point } from '../../shapes';
import { type Base, closest, CONTACT, endsOf } from '../geometry/base';
import { facingTo, stepOf, vectorOf, wholeDegrees } from '../geometry/facing';
import { rounded } from '../geometry/segment';
import type { Standing, Unit } from '../model/state';
import type { Spot } from './fit';
import { baseOf } from './units';
import { HALF, RADIUS } from '../geometry/base';

const GAP = Math.floor(CONTACT / 2);

/** The end of the core that lies furthest in this direction; of a disc its centre. */
const furthest = (base: Base, degrees: number): Point => {
  const { x, y } = vectorOf(degrees);
  const [a, b] = endsOf(base);
  return a.x * x + a.y * y >= b.x * x + b.y * y ? a : b;
};

/** Where a figure touches another, all around it, itself facing it; `many` directions. */
export const spotsAround = (unit: Pick<Unit, 'kind'>, other: Standing, many: number): readonly Spot[] => {
  const far = RADIUS[unit.kind] + HALF[unit.kind] + RADIUS[other.kind] + GAP;
  const base = baseOf(other);
  const around = Array.from({ length: many }, (_, index) => {
    const degrees = Math.floor((360 * index) / many);
    const from = furthest(base, degrees);
    const { x, y } = stepOf(degrees, far);
    return { at: { x: from.x + x, y: from.y + y }, facing: wholeDegrees(degrees + 180) };
  });
  if (base.half === 0) return around;
  // Beside the middle of a capsule.
  return [
    ...around,
    ...[90, 270].map((side) => {
      const degrees = wholeDegrees(other.facing + side);
      const { x, y } = stepOf(degrees, far);
      return { at: { x: other.at.x + x, y: other.at.y + y }, facing: wholeDegrees(degrees + 180) };
    }),
  ];
};

/** Where it first touches the other on the straight way there, itself facing it: barely, and by a little more. */
export const directSpots = (unit: Standing, other: Standing): readonly Spot[] => {
  const [pair] = closest(baseOf(other), baseOf(unit));
  if (pair === undefined) return [];
  const from = { x: rounded(pair.a.x, pair.den), y: rounded(pair.a.y, pair.den) };
  const degrees = facingTo(from, unit.at);
  return [CONTACT - 1, GAP].map((gap) => {
    const { x, y } = stepOf(degrees, RADIUS[unit.kind] + HALF[unit.kind] + RADIUS[other.kind] + gap);
    return { at: { x: from.x + x, y: from.y + y }, facing: wholeDegrees(degrees + 180) };
  });
};

/** Nearest to a point first. */
export const byNearness =
  (to: Point) =>
  (one: Spot, other: Spot): number =>
    (one.at.x - to.x) ** 2 + (one.at.y - to.y) ** 2 - ((other.at.x - to.x) ** 2 + (other.at.y - to.y) ** 2);

export const facingFrom = (at: Point, to: Point): number => facingTo(at, to);
