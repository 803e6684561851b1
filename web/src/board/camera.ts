/**
 * What part of the map is seen: where its upper left corner lies in the plane, and how many pixels a hex's
 * radius has.
 */
import { boxOf, centre, type Box, type Point } from './geometry';
import type { Hex } from './scene';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly padding: Padding;
}

export const NO_PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 0 };
/** What the rulers cover, in pixels. */
export const RULERS = { left: 20, top: 16 };
const SMALLEST = 5;
const LARGEST = 64;
/** Of the map must stay in view, in pixels. */
const STAYS = 60;

const clampZoom = (k: number): number => Math.max(SMALLEST, Math.min(LARGEST, k));
const inner = ({
  width,
  height,
  padding,
}: Screen): { readonly x: number; readonly y: number; readonly w: number; readonly h: number } => ({
  x: padding.left + RULERS.left,
  y: padding.top + RULERS.top,
  w: Math.max(40, width - padding.left - RULERS.left - padding.right),
  h: Math.max(40, height - padding.top - RULERS.top - padding.bottom),
});

export const toScreen = ({ x, y, k }: Camera, [a, b]: Point): Point => [(a - x) * k, (b - y) * k];
export const toPlane = ({ x, y, k }: Camera, [a, b]: Point): Point => [a / k + x, b / k + y];
export const hexOnScreen = (camera: Camera, hex: Hex): Point => toScreen(camera, centre(hex));

/** Shows a whole box, not larger than `most` pixels a hex. */
export function fitTo(screen: Screen, [left, top, right, bottom]: Box, most = 60): Camera {
  const { x, y, w, h } = inner(screen);
  const k = clampZoom(Math.min((w - 16) / (right - left), (h - 16) / (bottom - top), most));
  return { k, x: (left + right) / 2 - (x + w / 2) / k, y: (top + bottom) / 2 - (y + h / 2) / k };
}

/** Fills the screen with the map, so that no table is seen beside it. */
export function cover({ width, height }: Screen, [wide, high]: Point): Camera {
  const k = clampZoom(Math.max(width / wide, height / high));
  return { k, x: (wide - width / k) / 2, y: (high - height / k) / 2 };
}

/** Moves as little as needed to have all of these hexes in view; at the same scale. */
export const keep = (camera: Camera, screen: Screen, hexes: readonly Hex[], margin = 1.4): Camera =>
  hexes.length === 0 ? camera : keepBox(camera, screen, boxOf(hexes, margin));

/** The same with a box of the plane. */
export function keepBox(camera: Camera, screen: Screen, [left, top, right, bottom]: Box): Camera {
  const { x, y, w, h } = inner(screen);
  const { k } = camera;
  let moved = camera;
  const edge = {
    left: () => moved.x + (x + 20) / k,
    top: () => moved.y + (y + 18) / k,
    right: () => moved.x + (x + w) / k,
    bottom: () => moved.y + (y + h) / k,
  };
  if (right > edge.right()) moved = { ...moved, x: moved.x + right - edge.right() };
  if (bottom > edge.bottom()) moved = { ...moved, y: moved.y + bottom - edge.bottom() };
  if (left < edge.left()) moved = { ...moved, x: moved.x + left - edge.left() };
  if (top < edge.top()) moved = { ...moved, y: moved.y + top - edge.top() };
  return moved;
}

/** Scales by `factor`; what was under `from` is then under `to`, both in pixels. */
export function zoomAt(camera: Camera, from: Point, to: Point, factor: number): Camera {
  const k = clampZoom(camera.k * factor);
  const [a, b] = toPlane(camera, from);
  return { k, x: a - to[0] / k, y: b - to[1] / k };
}

/** Never loses the map. */
export function clamp({ x, y, k }: Camera, screen: Screen, [width, height]: Point): Camera {
  const within = (value: number, least: number, most: number): number =>
    Math.max(Math.min(least, most), Math.min(Math.max(least, most), value));
  return {
    k,
    x: within(x, -(screen.width - STAYS) / k, width - STAYS / k),
    y: within(y, -(screen.height - STAYS) / k, height - STAYS / k),
  };
}

export function seesPoint(camera: Camera, screen: Screen, point: Point): boolean {
  const [px, py] = toScreen(camera, point);
  const { x, y, w, h } = inner(screen);
  return px > x && py > y && px < x + w && py < y + h;
}

export const sees = (camera: Camera, screen: Screen, hexes: readonly Hex[]): boolean =>
  hexes.every((hex) => seesPoint(camera, screen, centre(hex)));
