/** Where the odds of a unit stand: above it, beyond its bar and its nose; below it where there is no room above. */
import { RULERS } from '../../board/camera';
import type { Size } from '../../board/frame';
import type { Point } from '../../board/geometry';
import { wholeLabel } from './whole-label';

/** Of a tag, in pixels. */
export const TAG_HIGH = 26;
/** Between a unit and its tag. */
const GAP = 3;
/** Smaller units have no bar. */
const LEAST_WITH_BAR = 9;
/** Of a unit's mark: how far its nose reaches from its middle, and its bar beyond its edge. */
const NOSE = 1.78;
const BAR = 14;

/** The tag's middle, in pixels. `at`: the unit's; `around`: half of its size. As near as it hides nothing of it. */
export function tagPlace(at: Point, around: number, wide: number, size: Size): Point {
  const [x, y] = at;
  const reach = Math.max(around * NOSE, around + (around < LEAST_WITH_BAR ? 0 : BAR));
  const away = reach + GAP + TAG_HIGH / 2;
  const isRoom = y - away - TAG_HIGH / 2 > RULERS.top;
  return wholeLabel([x, y + (isRoom ? -away : away)], [wide, TAG_HIGH], size, at);
}
