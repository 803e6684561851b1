/**
 * The board in the plane in which it is drawn: a hex has the radius 1 there; a board without hexes is some
 * forty wide. Plain data, so that it can be handed to a worker.
 */
import { extent, hexAt, S3, type Point } from '../../board/geometry';
import { gridOf, type Board, type Spot } from '../shapes';

export interface Field {
  /** Of hexes; 0: it has none. */
  readonly columns: number;
  readonly rows: number;
  /** Where the board's corner lies in the plane, and what a unit of it measures there. */
  readonly origin: Point;
  readonly scale: Point;
  /** Width and height in the plane. */
  readonly extent: Point;
}

const WIDTH = 40;

export function fieldOf(board: Board): Field {
  const grid = gridOf(board);
  if (grid?.kind === 'hex') {
    const { columns, rows, first, step } = grid;
    const scale: Point = [1.5 / step.x, S3 / step.y];
    return {
      columns,
      rows,
      origin: [1 - first.x * scale[0], S3 / 2 - first.y * scale[1]],
      scale,
      extent: extent(columns, rows),
    };
  }
  const { x, y } = board.size;
  const one = WIDTH / Math.max(x, y, 1);
  return { columns: 0, rows: 0, origin: [0, 0], scale: [one, one], extent: [x * one, y * one] };
}

export const toPlaneOf = ({ origin, scale }: Field, { x, y }: Spot): Point => [
  origin[0] + x * scale[0],
  origin[1] + y * scale[1],
];

/** In whole units, on the board. */
export function toBoardOf({ origin, scale, extent: [width, height] }: Field, [x, y]: Point): Spot {
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));
  return {
    x: within((x - origin[0]) / scale[0], Math.floor((width - origin[0]) / scale[0])),
    y: within((y - origin[1]) / scale[1], Math.floor((height - origin[1]) / scale[1])),
  };
}

/** The label of the hex there; null: beside the board, or there are no hexes. */
export const placeAt = ({ columns, rows }: Field, point: Point): string | null =>
  columns === 0 ? null : hexAt(point, columns, rows);
