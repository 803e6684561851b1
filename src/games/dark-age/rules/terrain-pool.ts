/** Placing terrain (DA-SET-5): 3 inches or more from pieces, zones and edges. */
import { memo } from '../../../kernel';
import type { Point } from '../../shapes';
import { isConvex } from '../geometry/polygon';
import type { Field } from '../model/state';
import type { Piece, Template } from '../model/terrain';
import { placed, placingReasons } from '../table/place-piece';
import { isWall } from './ground';

/** The piece with its origin here, turned so far. */
export const laid = (template: Template, at: Point, facing: number): Piece =>
  placed(template, template.id, at, facing);

export const isPlaceable = ({ field, seats, terrain }: Field, piece: Piece): boolean =>
  (isWall(piece) || isConvex(piece.corners)) &&
  placingReasons({ field, zones: seats.map(({ zone }) => zone), terrain }, piece).length === 0;

const GRID = 100;

/** Where it could lie when it is turned so far; on a grid, from the middle of the field outwards. */
export const placesFor = memo((field: Field, template: Template, facing: number): readonly Point[] => {
  const found: Point[] = [];
  for (let x = GRID; x < field.field.x; x += GRID)
    for (let y = GRID; y < field.field.y; y += GRID)
      if (isPlaceable(field, laid(template, { x, y }, facing))) found.push({ x, y });
  const middle = { x: field.field.x / 2, y: field.field.y / 2 };
  const far = (p: Point): number => (p.x - middle.x) ** 2 + (p.y - middle.y) ** 2;
  return found.sort((a, b) => far(a) - far(b) || a.x - b.x || a.y - b.y);
}, 3);

/** Those of the pool that fit somewhere, as they are or turned by a quarter. */
export const fittingOf = memo((field: Field): readonly Template[] =>
  (field.pool ?? []).filter((template) =>
    [0, 90].some((facing) => placesFor(field, template, facing).length > 0),
  ),
);
