/**
 * Strokes as areas: a box for each line, and a round joint at each point; dashes are cut out before. All turn
 * the same way, so that they add up.
 */
import type { Chain } from './flatten';

const JOINT_CORNERS = 12;

const joint = (x: number, y: number, radius: number): Chain => {
  const points: number[] = [];
  for (let corner = 0; corner < JOINT_CORNERS; corner += 1) {
    const angle = (corner * 2 * Math.PI) / JOINT_CORNERS;
    points.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  return { points, closed: true };
};

const box = (fromX: number, fromY: number, toX: number, toY: number, radius: number): Chain | null => {
  const long = Math.hypot(toX - fromX, toY - fromY);
  if (long === 0) return null;
  const [dx, dy] = [((toX - fromX) / long) * radius, ((toY - fromY) / long) * radius];
  return {
    points: [fromX + dy, fromY - dx, toX + dy, toY - dx, toX - dy, toY + dx, fromX - dy, fromY + dx],
    closed: true,
  };
};

const looped = ({ points, closed }: Chain): readonly number[] =>
  closed ? [...points, points[0] ?? 0, points[1] ?? 0] : points;

/** @param dash in pixels */
export function dashed(chain: Chain, [on, off]: readonly [number, number]): readonly Chain[] {
  const points = looped(chain);
  const pieces: Chain[] = [];
  let piece: number[] = [points[0] ?? 0, points[1] ?? 0];
  let [drawn, left] = [true, on];
  for (let at = 2; at + 1 < points.length; at += 2) {
    let [x, y] = [points[at - 2] ?? 0, points[at - 1] ?? 0];
    const [toX, toY] = [points[at] ?? 0, points[at + 1] ?? 0];
    for (let long = Math.hypot(toX - x, toY - y); long > left; long = Math.hypot(toX - x, toY - y)) {
      [x, y] = [x + ((toX - x) * left) / long, y + ((toY - y) * left) / long];
      if (drawn) pieces.push({ points: [...piece, x, y], closed: false });
      drawn = !drawn;
      left = drawn ? on : off;
      piece = [x, y];
    }
    left -= Math.hypot(toX - x, toY - y);
    piece.push(toX, toY);
  }
  if (drawn) pieces.push({ points: piece, closed: false });
  return pieces;
}

/** @param width of the stroke, in pixels */
export function outlineStroke(chain: Chain, width: number): readonly Chain[] {
  const points = looped(chain);
  const radius = width / 2;
  const areas: Chain[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    areas.push(joint(x, y, radius));
    const line = at === 0 ? null : box(points[at - 2] ?? 0, points[at - 1] ?? 0, x, y, radius);
    if (line !== null) areas.push(line);
  }
  return areas;
}
