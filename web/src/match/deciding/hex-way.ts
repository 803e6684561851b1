/** Waypoints on hexes: every hex that is entered between them, in a straight line. */
import { centre, DIRECTIONS, distance, neighbour } from '../../board/geometry';
import type { Hex } from '../../board/scene';

const LABEL = /^\d{4}$/;
export const isHex = (value: unknown): value is Hex => typeof value === 'string' && LABEL.test(value);

/** Without the first one; the nearest to the line goes first. */
export function hexesTo(from: Hex, to: Hex): readonly Hex[] {
  const way: Hex[] = [];
  const [endX, endY] = centre(to);
  const [startX, startY] = centre(from);
  const long = Math.hypot(endX - startX, endY - startY) || 1;
  const offLine = (hex: Hex): number => {
    const [x, y] = centre(hex);
    return Math.abs((x - startX) * (endY - startY) - (y - startY) * (endX - startX)) / long;
  };
  for (let at = from; at !== to && way.length < 200;) {
    const here = at;
    const nearer = DIRECTIONS.map((direction) => neighbour(here, direction)).filter(
      (hex) => isHex(hex) && distance(hex, to) < distance(here, to),
    );
    const [next] = nearer.sort((a, b) => offLine(a) - offLine(b));
    if (next === undefined) return way;
    way.push(next);
    at = next;
  }
  return way;
}
