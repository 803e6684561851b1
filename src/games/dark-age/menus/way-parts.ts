/** Path and facing of a figure as parts of an order (DA-MOV-1, DA-MOV-2). */
import { flatMap, memo } from '../../../kernel';
import { type Order, type Point, text } from '../../shapes';
import type { Part } from '../../shared/menu';
import { facingTo } from '../geometry/facing';
import type { Known } from '../known';
import { type Standing, standing } from '../model/state';
import { fits } from '../rules/fit';
import { asFarAs, routeTo } from '../rules/route';
import { byNearness, spotsAround } from '../rules/spots';
import { isFoe } from '../rules/units';
import { MOST_CORNERS, type Mover, wayFault } from '../rules/way';
import { asPoints, choice, lastPoint, refused } from './choices';
import { facingPart } from './facings';

export const ends = (unit: Standing, path: unknown): Point => asPoints(path)?.at(-1) ?? unit.at;
const DEGREES = Array.from({ length: 360 }, (_, degrees) => degrees);
const COARSE = DEGREES.filter((degrees) => degrees % 5 === 0);

/** Of a disc any facing will do where one does. */
const someFacing = (unit: Standing, goal: Goal, at: Point): number | null => {
  const passes = (facing: number): boolean => goal.isEnd(at, facing);
  if (unit.kind !== 'vehicle') return passes(unit.facing) ? unit.facing : null;
  if (goal.couldEnd?.(at) === false) return null;
  return [unit.facing, ...(goal.isExact === true ? DEGREES : COARSE)].find(passes) ?? null;
};

export interface Goal {
  /** Whether it may end there, so turned. */
  readonly isEnd: (at: Point, facing: number) => boolean;
  /** False: not there, however it is turned. */
  readonly couldEnd?: (at: Point) => boolean;
  /** True: there, however it is turned. */
  readonly isAnyhow?: (at: Point) => boolean;
  /** Every degree is tried: contact goes by less than a few of them. */
  readonly isExact?: boolean;
  /** Where it is most wanted, nearest first. */
  readonly wanted: (near: Point) => readonly Point[];
}

/** `path` and `facing` of one figure; `at` is the pointer before them. */
export const wayParts = (
  known: Known,
  mover: Mover,
  goal: Goal,
  at: string,
  isFree = true,
): readonly Part[] => {
  const { unit } = mover;
  const isEnd = (point: Point): boolean => someFacing(unit, goal, point) !== null;
  const isLegal = (path: readonly Point[]): boolean =>
    wayFault(known, mover, path) === null && isEnd(path.at(-1) ?? unit.at);
  const complete = (sent: unknown): readonly Point[] => {
    const wantedEnd = lastPoint(sent);
    const whole = asPoints(sent);
    if (isFree && (wantedEnd === null || whole?.length === 0)) return [];
    if (wantedEnd !== null && isFree) {
      const straight = whole !== null && wayFault(known, { ...mover, reach: 10_000_000 }, whole) === null;
      const found = asFarAs(known, mover, straight ? whole : routeTo(known, mover, wantedEnd), isEnd);
      if (found.length > 0) return found;
      return [];
    }
    for (const spot of goal.wanted(wantedEnd ?? unit.at)) {
      const path = routeTo(known, mover, spot).slice(0, MOST_CORNERS);
      if (isLegal(path)) return path;
    }
    return [];
  };
  const region = {
    within: [{ line: [unit.at], radius: Math.max(1, mover.reach) }],
    without: [],
  };
  const path: Part = {
    pointer: `${at}/path`,
    title: text('da.ask.path'),
    token: unit.id,
    isLarge: true,
    bounds: () => ({
      kind: 'path',
      from: unit.at,
      length: mover.reach,
      corners: MOST_CORNERS,
      places: contactPlaces(known, unit, mover.reach),
      region,
    }),
    choose: (_, sent) => complete(sent),
    reason: (_, value) => {
      const points = asPoints(value);
      if (points === null) return refused('path', 'DA-MOV-1');
      const fault = wayFault(known, mover, points);
      if (fault !== null)
        return refused(`way-${fault}`, 'DA-MOV-2', { inches: Math.floor(mover.reach / 100) });
      return isEnd(points.at(-1) ?? unit.at) ? null : refused('end', 'DA-MOV-2', { unit: unit.name });
    },
  };
  const endOf = (order: Order): Point => ends(unit, partOf(order, at)?.['path']);
  const facing = facingPart(
    `${at}/facing`,
    unit.id,
    (order) => wantedFacing(known, unit, endOf(order)),
    (order) => {
      const end = endOf(order);
      if (unit.kind !== 'vehicle' || goal.isAnyhow?.(end) === true) return null;
      return (degrees) => goal.isEnd(end, degrees);
    },
  );
  return [path, facing];
};

const partOf = (order: Order, at: string): Readonly<Record<string, unknown>> | undefined => {
  if (at === '') return order;
  const [, ways = '', id = ''] = at.split('/');
  const all = order[ways] as Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
  return all?.[id];
};

/** To the nearest enemy. */
export const wantedFacing = (known: Known, unit: Standing, at: Point): number => {
  const foes = standing(known).filter((other) => isFoe(unit, other));
  const far = (p: Point): number => (p.x - at.x) ** 2 + (p.y - at.y) ** 2;
  const [first] = foes;
  if (first === undefined) return unit.facing;
  return facingTo(at, foes.reduce((best, next) => (far(next.at) < far(best.at) ? next : best), first).at);
};

/** Contacts with enemies that lie within reach, to click on. */
const contactPlaces = memo(
  (known: Known, unit: Standing, reach: number) =>
    flatMap(
      standing(known).filter((other) => isFoe(unit, other) && near(unit, other, reach + 300)),
      (other) =>
        spotsAround(unit, other, 8)
          .filter(({ at, facing }) => near(unit, { at }, reach) && fits(known, unit, { at, facing }))
          .sort(byNearness(unit.at))
          .slice(0, 2)
          .map(({ at }) => choice(at, text('da.contact', { unit: other.name }), { token: other.id, at })),
    ),
  3,
);
export const near = ({ at }: { readonly at: Point }, other: { readonly at: Point }, far: number): boolean =>
  (at.x - other.at.x) ** 2 + (at.y - other.at.y) ** 2 <= far * far;
