/** What the parts of a drawn frame of the table share. */
import { toScreen, type Camera } from '../../board/camera';
import type { Colors } from '../../board/colors';
import type { Size } from '../../board/frame';
import type { Box, Point } from '../../board/geometry';
import type { Pen } from '../../board/ground/ground';
import type { DrawnFigure, DrawnGround, DrawnOverlay, DrawnScene } from './drawn';

export interface TableFrame {
  readonly pen: Pen;
  readonly ground: DrawnGround;
  readonly scene: DrawnScene;
  readonly overlay: DrawnOverlay;
  readonly colors: Colors;
  readonly camera: Camera;
  readonly size: Size;
  /** What of the plane is on the screen. */
  readonly seen: Box;
}

/** With room for what stands out of its place. */
export const isSeen = ({ seen: [left, top, right, bottom] }: TableFrame, [x, y]: Point): boolean =>
  x > left - 2 && y > top - 2 && x < right + 2 && y < bottom + 2;

/** Half the size of a unit's mark, in pixels. */
export const tokenSize = ({ k }: Camera): number => Math.max(6, Math.min(24, k * 0.48));

/** Begins a path; answers whether it is an area, which can be filled. */
export function trace({ pen, camera }: TableFrame, { points, radius }: DrawnFigure): boolean {
  pen.beginPath();
  const [only] = points;
  if (only === undefined) return false;
  if (radius !== null && points.length === 1) {
    pen.arc(...toScreen(camera, only), Math.max(2, radius * camera.k), 0, 2 * Math.PI);
    return true;
  }
  points.forEach((point, index) => {
    if (index === 0) pen.moveTo(...toScreen(camera, point));
    else pen.lineTo(...toScreen(camera, point));
  });
  if (radius === null) pen.closePath();
  return radius === null;
}

/** In the direction of degrees clockwise from north. */
export const towards = ([x, y]: Point, degrees: number, far: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
};
