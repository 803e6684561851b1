/** Lays circles out within a plate: rows of equal length, as far as the plate's edges let them. */
import { flatMap } from '../../kernel';
import type { Point } from './drawing';

/** A convex outline, clockwise on the page, with a line for its label at the top. */
export interface Plate {
  readonly points: readonly Point[];
  /** Height of the label's line below the upper edge; 0: its label stands elsewhere. */
  readonly label: number;
}

/** Between two circles, and between a circle and its plate's edge. */
export const CIRCLE_GAP = 0.42;
const EDGE_GAP = 0.5;

interface Span {
  readonly from: number;
  readonly to: number;
}

export const topOf = ({ points }: Plate): number => Math.min(...points.map(([, y]) => y));
const bottomOf = ({ points }: Plate): number => Math.max(...points.map(([, y]) => y));

export const edgesOf = ({ points }: Plate): readonly (readonly [Point, Point])[] =>
  points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const);

/** An edge with its length: every row of a plate asks for both. */
interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

const measured = (plate: Plate): readonly Edge[] =>
  edgesOf(plate).map(([from, to]) => ({ from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }));

/** Distance of a point from an edge's line, inwards. */
const inwardOf = ({ from: [ax, ay], to: [bx, by], length }: Edge, x: number, y: number): number =>
  ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;

/** How near a point is to the nearest edge; negative outside. */
export const depthIn = (plate: Plate, [x, y]: Point): number =>
  Math.min(...measured(plate).map((edge) => inwardOf(edge, x, y)));

/** Where at a height a point is at least `margin` inside of all edges; null: nowhere. */
const spanAt = (edges: readonly Edge[], y: number, margin: number): Span | null => {
  let [from, to] = [-Infinity, Infinity];
  for (const edge of edges) {
    const at0 = inwardOf(edge, 0, y);
    const slope = inwardOf(edge, 1, y) - at0;
    if (Math.abs(slope) < 1e-9) {
      if (at0 < margin) return null;
    } else if (slope > 0) from = Math.max(from, (margin - at0) / slope);
    else to = Math.min(to, (margin - at0) / slope);
  }
  return from <= to ? { from, to } : null;
};

interface Row extends Span {
  readonly y: number;
  readonly room: number;
}

const rowsAt = (plate: Plate, edges: readonly Edge[], r: number, count: number): readonly Row[] | null => {
  const pitch = 2 * r + CIRCLE_GAP;
  const first = topOf(plate) + plate.label + r;
  const last = bottomOf(plate) - EDGE_GAP - r;
  const slack = last - first - (count - 1) * pitch;
  if (slack < 0) return null;
  const rows: Row[] = [];
  for (let index = 0; index < count; index += 1) {
    const y = first + slack / 2 + index * pitch;
    const span = spanAt(edges, y, r + EDGE_GAP);
    if (span !== null) rows.push({ ...span, y, room: Math.floor((span.to - span.from) / pitch + 1e-9) + 1 });
  }
  return rows;
};

const total = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

/**
 * Rows of one length where there is room, so that they are easy to count; what is left over is missing from
 * the last ones.
 */
const shared = (rooms: readonly number[], points: number): readonly number[] => {
  let length = 1;
  while (total(rooms.map((room) => Math.min(room, length))) < points) length += 1;
  const filled = rooms.map((room) => Math.min(room, length));
  for (let index = filled.length - 1, spare = total(filled) - points; index >= 0 && spare > 0; index -= 1) {
    const taken = Math.min(spare, filled[index] ?? 0);
    filled[index] = (filled[index] ?? 0) - taken;
    spare -= taken;
  }
  return filled;
};

/** Middles of `points` circles of radius `r` in reading order; null: the plate is too small for them. */
export const pack = (plate: Plate, points: number, r: number): readonly Point[] | null => {
  const pitch = 2 * r + CIRCLE_GAP;
  const edges = measured(plate);
  for (let count = 1; ; count += 1) {
    const rows = rowsAt(plate, edges, r, count);
    if (rows === null) return null;
    if (total(rows.map(({ room }) => room)) < points) continue;
    const lengths = shared(
      rows.map(({ room }) => room),
      points,
    );
    return flatMap(rows, ({ y, from, to }, index) => {
      const length = lengths[index] ?? 0;
      const left = (from + to) / 2 - ((length - 1) * pitch) / 2;
      return Array.from({ length }, (_, place): Point => [left + place * pitch, y]);
    });
  }
};

const STEP = 0.05;

/**
 * The largest radius of at most `most` at which all plates hold their points. Throws RangeError when they do
 * not even at `least`.
 */
export const commonRadius = (
  plates: readonly (readonly [Plate, number])[],
  least: number,
  most: number,
): number => {
  for (let steps = Math.round((most - least) / STEP); steps >= 0; steps -= 1) {
    const r = least + steps * STEP;
    if (plates.every(([plate, points]) => points === 0 || pack(plate, points, r) !== null)) return r;
  }
  throw new RangeError('a plate is too small for its points');
};
