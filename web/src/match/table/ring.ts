/** The ring from which a facing is chosen: where it lies on the screen, and which way a finger on it means. */
import { toScreen, type Camera } from '../../board/camera';
import type { Point } from '../../board/geometry';
import type { DrawnRing } from './drawn';

/** Half its width, in pixels. */
export const RING_HALF = 22;
/** Beside the ring a finger still means it. */
const SLACK = 4;

export const ringRadius = ({ k }: Camera): number => Math.max(58, k * 1.75);

/** Between two ways to look, as an angle from 0 to 180. */
export const between = (a: number, b: number): number => {
  const far = Math.abs(a - b) % 360;
  return far > 180 ? 360 - far : far;
};

/** Half the angle of a wedge, in degrees: neighbours do not touch. */
export const wedgeHalf = (from: readonly number[]): number => {
  const gaps = from.flatMap((one) =>
    from.filter((other) => other !== one).map((other) => between(one, other)),
  );
  return Math.max(6, Math.min(30, ...gaps.map((gap) => gap / 2)) - 2.5);
};

/** The facing that a finger there means; null: it is not on the ring. */
export function facingAt(ring: DrawnRing, camera: Camera, [x, y]: Point): number | null {
  const [middleX, middleY] = toScreen(camera, ring.at);
  const far = Math.hypot(x - middleX, y - middleY);
  if (Math.abs(far - ringRadius(camera)) > RING_HALF + SLACK) return null;
  const degrees = (Math.round((Math.atan2(y - middleY, x - middleX) * 180) / Math.PI) + 450) % 360;
  if (ring.from === null) return degrees;
  const [nearest] = [...ring.from].sort((a, b) => between(a, degrees) - between(b, degrees));
  return nearest !== undefined && between(nearest, degrees) <= wedgeHalf(ring.from) + 4 ? nearest : null;
}
