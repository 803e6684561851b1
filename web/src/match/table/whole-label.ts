/** A label beside what it is about, moved so far that it is whole within the field. */
import { RULERS } from '../../board/camera';
import type { Size } from '../../board/frame';
import type { Point } from '../../board/geometry';

/** Between a label and the edge of the field, in pixels. */
const GAP = 4;
/** What lies further out is not seen, and neither is its label. */
const OUTSIDE = 40;

const within = (value: number, least: number, most: number): number =>
  most < least ? (least + most) / 2 : Math.min(Math.max(value, least), most);

/** The middle of the label, in pixels: where it is wanted, or as near to that as it is whole. `at`: what it is about. */
export const wholeLabel = (
  wanted: Point,
  [wide, high]: readonly [number, number],
  { width, height }: Pick<Size, 'width' | 'height'>,
  at: Point = wanted,
): Point => {
  const [x, y] = at;
  const isOutside = x < -OUTSIDE || y < -OUTSIDE || x > width + OUTSIDE || y > height + OUTSIDE;
  if (isOutside) return wanted;
  const [halfWide, halfHigh] = [wide / 2 + GAP, high / 2 + GAP];
  return [
    within(wanted[0], RULERS.left + halfWide, width - halfWide),
    within(wanted[1], RULERS.top + halfHigh, height - halfHigh),
  ];
};
