/** Ways (DA-MOV, DA-TER): which corners one after the other a figure may take. */
import { flatMap, memo } from '../../../kernel';
import type { Point } from '../../shapes';
import { pathLength } from '../../shared/plane';
import type { Base } from '../geometry/base';
import { facingTo, stepOf } from '../geometry/facing';
import {
  crossesLine,
  crossesPolygon,
  isInOrOn,
  isOnLine,
  isOnSegment,
  isShort,
  isWhollyIn,
  meetsLine,
  throughOf,
} from '../geometry/polygon';
import { bridgeOf, crosses, crossesBase } from '../geometry/segment';
import type { SpeedMode } from '../model/figure';
import { type Field, standing, type Standing } from '../model/state';
import type { Piece } from '../model/terrain';
import { hindranceOf, isAllIn, isIn, isPartlyIn, isRaised, isWall, radiusOf } from './ground';
import { baseOf, basesOf } from './units';

export const MOST_CORNERS = 16;
/** How far beyond the point where it must end a way may go: whole units do not always meet it. */
const SLACK = 10;

export interface Mover {
  readonly unit: Standing;
  /** A captive goes by its captor's. */
  readonly mode: SpeedMode;
  /** In 1/100 inch. */
  readonly reach: number;
  readonly isJump: boolean;
  /** A wreck that it tows (DA-SPEC-2). */
  readonly along?: string;
}

interface Obstacles {
  readonly bases: readonly Base[];
  readonly bridges: readonly (readonly [Point, Point])[];
  readonly blocked: readonly Piece[];
  readonly walls: readonly Piece[];
  /** Where the way ends when the figure is first wholly in. */
  readonly stops: readonly Piece[];
  readonly high: readonly Piece[];
}

const bridgesOf = memo((field: Field): readonly { ids: readonly string[]; at: readonly [Point, Point] }[] => {
  const all = standing(field);
  return flatMap(all, (one, index) =>
    flatMap(all.slice(index + 1), (other) => {
      const at = bridgeOf(baseOf(one), baseOf(other));
      return at === null ? [] : [{ ids: [one.id, other.id], at }];
    }),
  );
});

/** Of its captive too, and of what it tows: they move as one. */
const makeObstacles = (field: Field, id: string, mode: SpeedMode, along: string): Obstacles => {
  const self = standing(field).find((one) => one.id === id);
  const own = (other: Standing): boolean => [id, along].includes(other.id) || other.captor === id;
  const ids = new Set(
    standing(field)
      .filter(own)
      .map((one) => one.id),
  );
  const radius = self === undefined ? 0 : radiusOf(self);
  return {
    bases: flatMap(basesOf(field), ({ unit, base }) => (own(unit) ? [] : [base])),
    bridges: flatMap(bridgesOf(field), ({ ids: [one = '', other = ''], at }) =>
      ids.has(one) || ids.has(other) ? [] : [at],
    ),
    blocked: field.terrain.filter((piece) => !isWall(piece) && hindranceOf(piece, mode) === 'blocked'),
    walls: field.terrain.filter((piece) => isWall(piece) && hindranceOf(piece, mode) !== 'open'),
    stops: field.terrain.filter(
      (piece) =>
        !isWall(piece) &&
        (isRaised(piece) || hindranceOf(piece, mode) === 'stop') &&
        self !== undefined &&
        !isAllIn(piece, self.at, radius),
    ),
    high: field.terrain.filter(({ height }) => height === 'high'),
  };
};
const keptObstacles = memo(makeObstacles, 4);
const obstaclesOf = (field: Field, { unit, mode, along = '' }: Mover): Obstacles =>
  keptObstacles(field, unit.id, mode, along);

export type Fault = 'too-far' | 'corners' | 'base' | 'blocked' | 'stop' | 'wall' | 'high';

const isThroughBases = ({ bases, bridges }: Obstacles, p: Point, q: Point): boolean =>
  bases.some((base) => crossesBase(p, q, base)) ||
  // A corner of the way may lie exactly between the two.
  bridges.some(([a, b]) => crosses(p, q, a, b) || isOnSegment(q, a, b));

/** DA-MOV-5: past the point where it is first wholly in. */
const isPastStop = (piece: Piece, radius: number, p: Point, q: Point, isLast: boolean): boolean => {
  // The leg may end just where it is wholly in, and the way go on from there.
  if (!isLast && isWhollyIn(piece.corners, q, radius)) return true;
  const through = throughOf(piece.corners, p, q, radius);
  if (through === null) return false;
  const { from } = through;
  return (
    !isLast ||
    !isWhollyIn(piece.corners, q, radius) ||
    !isShort({ num: from.den - from.num, den: from.den }, p, q, SLACK)
  );
};

/** DA-TER-3: over a wall only with the last leg, and to directly behind it. */
const wallFault = (wall: Piece, { mode, unit }: Mover, p: Point, q: Point, isLast: boolean): boolean => {
  if (isOnLine(wall.corners, q)) return true;
  if (!crossesLine(wall.corners, p, q)) return false;
  const radius = radiusOf(unit);
  return (
    hindranceOf(wall, mode) === 'blocked' ||
    !isLast ||
    meetsLine(wall.corners, q, radius) ||
    !meetsLine(wall.corners, q, radius + SLACK)
  );
};

const isAccess = ({ access }: Piece, { x, y }: Point): boolean =>
  access.some((one) => one.x === x && one.y === y);
/** DA-TER-4: across the border of high terrain, or onto it from within, only on an access point. */
const highFault = (piece: Piece, start: Point, path: readonly Point[]): boolean => {
  let isInside = isIn(piece, start);
  let at = start;
  for (const corner of path) {
    const goesIn = crossesPolygon(piece.corners, at, corner);
    if (goesIn && !(isInOrOn(piece.corners, at) && isInOrOn(piece.corners, corner))) return true;
    if (goesIn !== isInside && !isAccess(piece, at)) return true;
    isInside = goesIn;
    at = corner;
  }
  return path.length > 0 && isInside && !isIn(piece, at) && !isAccess(piece, at);
};

const legFault = (mover: Mover, obstacles: Obstacles, p: Point, q: Point, isLast: boolean): Fault | null => {
  if (isThroughBases(obstacles, p, q)) return 'base';
  if (obstacles.blocked.some((piece) => crossesPolygon(piece.corners, p, q))) return 'blocked';
  if (obstacles.walls.some((wall) => wallFault(wall, mover, p, q, isLast))) return 'wall';
  const radius = radiusOf(mover.unit);
  return obstacles.stops.some((piece) => isPastStop(piece, radius, p, q, isLast)) ? 'stop' : null;
};

/** Why the way is none; null: it may be taken. Whether the base fits at its end is asked elsewhere. */
export const wayFault = (field: Field, mover: Mover, path: readonly Point[]): Fault | null => {
  if (path.length > MOST_CORNERS) return 'corners';
  const { unit, reach, isJump } = mover;
  if (pathLength(unit.at, path) > reach) return 'too-far';
  if (isJump) return null;
  const obstacles = obstaclesOf(field, mover);
  let at: Point = unit.at;
  for (const [index, corner] of path.entries()) {
    const fault = legFault(mover, obstacles, at, corner, index === path.length - 1);
    if (fault !== null) return fault;
    at = corner;
  }
  return obstacles.high.some((piece) => highFault(piece, unit.at, path)) ? 'high' : null;
};

const SIXTEENTH = Array.from({ length: 16 }, (_, index) => (index * 45) / 2).map(Math.floor);
const ringAround = memo(({ at, radius, half }: Base): readonly Point[] =>
  SIXTEENTH.map((degrees) => {
    const { x, y } = stepOf(degrees, radius + half + 4 + Math.floor(radius / 16));
    return { x: at.x + x, y: at.y + y };
  }),
);
const pushedOut = memo((outline: readonly Point[]): readonly Point[] => {
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return outline.map((corner) => {
    const facing = facingTo(
      { x: Math.floor(sum.x / outline.length), y: Math.floor(sum.y / outline.length) },
      corner,
    );
    const { x, y } = stepOf(facing, 4);
    return { x: corner.x + x, y: corner.y + y };
  });
});

/** What keeps a straight leg from being taken, as places that lead around it; empty: nothing does. */
export const aroundOf = (field: Field, mover: Mover, p: Point, q: Point): readonly Point[] | null => {
  const obstacles = obstaclesOf(field, mover);
  if (obstacles.bridges.some(([a, b]) => crosses(p, q, a, b))) return null;
  return [
    ...flatMap(
      obstacles.bases.filter((base) => crossesBase(p, q, base)),
      ringAround,
    ),
    ...flatMap(
      obstacles.blocked.filter(({ corners }) => crossesPolygon(corners, p, q)),
      ({ corners }) => pushedOut(corners),
    ),
  ];
};

/** Whether nothing keeps a straight leg from being taken but how it ends. */
export const isFree = (field: Field, mover: Mover, p: Point, q: Point): boolean => {
  const { bridges, bases, blocked } = obstaclesOf(field, mover);
  return (
    !bridges.some(([a, b]) => crosses(p, q, a, b)) &&
    !bases.some((base) => crossesBase(p, q, base)) &&
    !blocked.some(({ corners }) => crossesPolygon(corners, p, q))
  );
};

/** DA-MOV-5: whether its speed is halved, since it stands partly in terrain that stops it. */
export const isHindered = (field: Field, { at, kind }: Standing, mode: SpeedMode): boolean =>
  field.terrain.some(
    (piece) =>
      !isWall(piece) && hindranceOf(piece, mode) === 'stop' && isPartlyIn(piece, at, radiusOf({ kind })),
  );
