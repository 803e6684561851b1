/** Where the labels of lines stand: on their line, and where it can be beside units, odds and one another. */
import type { Point } from '../../board/geometry';

/** Left, top, right, bottom, in pixels. */
export type Area = readonly [number, number, number, number];

/** Parts of the way at which a label is tried, the middle first. */
const ALONG = [0.5, 0.38, 0.62, 0.26, 0.74] as const;
/** Rows above and below the line at which it is tried then. */
const ROWS = [-1, 1, -2, 2, -3, 3, -4, 4] as const;
const GAP = 2;

/** The part of a line within an area; null: none of it. */
export function within([from, to]: readonly [Point, Point], area: Area): readonly [Point, Point] | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [start, end] = [0, 1];
  for (const [slope, room] of [
    [-dx, from[0] - area[0]],
    [dx, area[2] - from[0]],
    [-dy, from[1] - area[1]],
    [dy, area[3] - from[1]],
  ] as const) {
    if (slope === 0 && room < 0) return null;
    if (slope < 0) start = Math.max(start, room / slope);
    if (slope > 0) end = Math.min(end, room / slope);
  }
  const at = (part: number): Point => [from[0] + part * dx, from[1] + part * dy];
  return start > end ? null : [at(start), at(end)];
}

const meet = (one: Area, other: Area): boolean =>
  one[0] < other[2] + GAP && other[0] < one[2] + GAP && one[1] < other[3] + GAP && other[1] < one[3] + GAP;

/** The box of a label around the middle of one, moved into the field where it would be cut. */
const boxAt = ([x, y]: Point, [wide, high]: readonly [number, number], area: Area): Area => {
  const left = Math.max(area[0], Math.min(x - wide / 2, area[2] - wide));
  const top = Math.max(area[1], Math.min(y - high / 2, area[3] - high));
  return [left, top, left + wide, top + high];
};

/**
 * The first box on the line, or in rows above and below it, that meets none of those taken; null where
 * all do, since what cannot be read hides units for nothing, or where nothing of the line is seen.
 */
export function placeLabel(
  line: readonly [Point, Point],
  box: readonly [number, number],
  area: Area,
  taken: readonly Area[],
): Area | null {
  const seen = within(line, area);
  if (seen === null) return null;
  const [from, to] = seen;
  const on = (part: number): Point => [
    from[0] + part * (to[0] - from[0]),
    from[1] + part * (to[1] - from[1]),
  ];
  const [middle, high] = [on(0.5), box[1] + GAP];
  const wanted = [...ALONG.map(on), ...ROWS.map((row): Point => [middle[0], middle[1] + row * high])];
  const boxes = wanted.map((at) => boxAt(at, box, area));
  return boxes.find((one) => !taken.some((other) => meet(one, other))) ?? null;
}
