/**
 * How a straight line meets a hex, in whole numbers: a plane that is stretched so wide and high that centres and
 * corners are whole (column × 3, row × 2) leaves straight lines straight.
 */
const CORNERS: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** Bits: on which side of the line the hex is, as seen from the line's beginning. */
export const LEFT = 1;
export const RIGHT = 2;

/**
 * The hex with its centre at (x, y) from the beginning of a line that goes by (dx, dy). Both sides: the line goes
 * through it, or touches it in one corner; one side: along one of its edges; 0: it does not touch it.
 */
export const sidesOfLine = (x: number, y: number, dx: number, dy: number): number => {
  let right = 0;
  let left = 0;
  for (const [cx, cy] of CORNERS) {
    const side = dx * (y + cy) - dy * (x + cx);
    // y grows to the south, so what is positive lies to the right.
    if (side > 0) right += 1;
    else if (side < 0) left += 1;
  }
  const onLine = 6 - right - left;
  if ((right > 0 && left > 0) || onLine === 1) return LEFT | RIGHT;
  if (onLine === 0) return 0;
  return right > 0 ? RIGHT : LEFT;
};
