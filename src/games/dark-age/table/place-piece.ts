/** DA-SET-5: where a piece of terrain may be set down: 3 inches or more from pieces, zones and edges. */
import type { Point } from '../../shapes';
import { turned } from '../geometry/facing';
import { isOutlineNear } from '../geometry/polygon';
import type { Box } from '../model/setup';
import type { Piece, Template } from '../model/terrain';

/** 1/100 inch. */
export const CLEARANCE = 300;

export interface Table {
  readonly field: Point;
  readonly zones: readonly Box[];
  readonly terrain: readonly Piece[];
}

const moved = (at: Point, point: Point): Point => ({ x: at.x + point.x, y: at.y + point.y });

/** The piece with its origin at the point, turned clockwise by whole degrees. */
export const placed = (template: Template, id: string, at: Point, angle: number): Piece => ({
  ...template,
  id,
  corners: template.corners.map((corner) => moved(at, turned(corner, angle))),
  access: template.access.map((point) => moved(at, turned(point, angle))),
});

const cornersOf = ({ least, most }: Box): readonly Point[] => [
  least,
  { x: most.x, y: least.y },
  most,
  { x: least.x, y: most.y },
];

export type PlacingReason = 'near-edge' | 'near-zone' | 'near-piece';

const isNearEdge = (corners: readonly Point[], { x: width, y: height }: Point): boolean =>
  corners.some(
    ({ x, y }) => x < CLEARANCE || y < CLEARANCE || x > width - CLEARANCE || y > height - CLEARANCE,
  );

const spanOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

const isApart = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean =>
  a - d >= CLEARANCE || c - b >= CLEARANCE;

/** Most outlines lie so far apart that their boxes tell it. */
const areFar = (one: readonly Point[], other: readonly Point[]): boolean =>
  isApart(spanOf(one.map(({ x }) => x)), spanOf(other.map(({ x }) => x))) ||
  isApart(spanOf(one.map(({ y }) => y)), spanOf(other.map(({ y }) => y)));

const isNear = ({ corners, ground }: Piece, outline: readonly Point[], isLine: boolean): boolean =>
  !areFar(corners, outline) && isOutlineNear(corners, ground === 'wall', outline, isLine, CLEARANCE);

/** Everything that is against it; empty: it may lie there. */
export const placingReasons = ({ field, zones, terrain }: Table, piece: Piece): readonly PlacingReason[] => [
  ...(isNearEdge(piece.corners, field) ? (['near-edge'] as const) : []),
  ...(zones.some((zone) => isNear(piece, cornersOf(zone), false)) ? (['near-zone'] as const) : []),
  ...(terrain.some((other) => isNear(piece, other.corners, other.ground === 'wall'))
    ? (['near-piece'] as const)
    : []),
];

/** Places are tried on a grid, from the middle outwards, with each piece turned by half a right angle. */
const GRID = 100;
const TURNS = [0, 45, 90, 135];

const grid = ({ x: width, y: height }: Point): readonly Point[] => {
  const found: Point[] = [];
  for (let y = CLEARANCE; y <= height - CLEARANCE; y += GRID)
    for (let x = CLEARANCE; x <= width - CLEARANCE; x += GRID) found.push({ x, y });
  const far = ({ x, y }: Point): number => (2 * x - width) ** 2 + (2 * y - height) ** 2;
  return found.sort((a, b) => far(a) - far(b) || a.y - b.y || a.x - b.x);
};

export interface Spot {
  readonly at: Point;
  readonly angle: number;
}

/** The place nearest to the middle where it may lie; null: there is none, and the piece is dropped. */
export const spotFor = (table: Table, template: Template): Spot | null => {
  for (const at of grid(table.field))
    for (const angle of TURNS)
      if (placingReasons(table, placed(template, template.id, at, angle)).length === 0) return { at, angle };
  return null;
};
