/** Which pixels an area covers, and how much of each: areas of signed trapezoids, summed along the rows. */
import type { Chain } from './flatten';

export interface Mask {
  /** Of its upper left pixel, from the point around which it was drawn. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 … 255, row by row. */
  readonly cover: Uint8Array;
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const boundsOf = (chains: readonly Chain[]): Bounds | null => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of chains)
    for (let at = 0; at + 1 < points.length; at += 2) {
      const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (left > right) return null;
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return { left: x, top: y, width: Math.max(1, Math.ceil(right) - x), height: Math.max(1, Math.ceil(bottom) - y) };
};

/** Adds to each row what the line from one point to the other leaves to the right of it. */
function addLine(sums: Float32Array, stride: number, fromX: number, fromY: number, toX: number, toY: number): void {
  if (fromY === toY) return;
  const sign = fromY < toY ? 1 : -1;
  const [topX, topY, endX, endY] = sign === 1 ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
  const slope = (endX - topX) / (endY - topY);
  let x = topX;
  for (let row = Math.floor(topY); row < endY; row += 1) {
    const high = Math.min(row + 1, endY) - Math.max(row, topY);
    const next = x + slope * high;
    addSpan(sums, row * stride, Math.min(x, next), Math.max(x, next), sign * high);
    x = next;
  }
}

/** Within one row: from x to x, going down by `drop`. */
function addSpan(sums: Float32Array, row: number, from: number, to: number, drop: number): void {
  const [first, last] = [Math.floor(from), Math.ceil(to)];
  const at = row + first;
  if (last <= first + 1) {
    const right = drop * ((from + to) / 2 - first);
    sums[at] = (sums[at] ?? 0) + drop - right;
    sums[at + 1] = (sums[at + 1] ?? 0) + right;
    return;
  }
  // Slanted over several pixels: in each, the area to the right of the line; the sums hold differences.
  const share = drop / (to - from);
  let before = 0;
  for (let pixel = first; pixel < last; pixel += 1) {
    const [enter, leave] = [Math.max(from, pixel), Math.min(to, pixel + 1)];
    const here = share * (leave - enter);
    const inside = here * (pixel + 1 - (enter + leave) / 2);
    const index = row + pixel;
    sums[index] = (sums[index] ?? 0) + inside + before;
    before = here - inside;
  }
  sums[row + last] = (sums[row + last] ?? 0) + before;
}

/** Areas that overlap in the same direction count once; null: nothing is covered. */
export function maskOf(chains: readonly Chain[]): Mask | null {
  const bounds = boundsOf(chains);
  if (bounds === null) return null;
  const { left, top, width, height } = bounds;
  const stride = width + 2;
  const sums = new Float32Array(stride * height + 2);
  for (const { points } of chains) {
    const count = points.length;
    for (let at = 0; at < count; at += 2) {
      const next = (at + 2) % count;
      addLine(sums, stride, (points[at] ?? 0) - left, (points[at + 1] ?? 0) - top, (points[next] ?? 0) - left, (points[next + 1] ?? 0) - top);
    }
  }
  const cover = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    for (let column = 0; column < width; column += 1) {
      sum += sums[row * stride + column] ?? 0;
      cover[row * width + column] = Math.min(255, Math.round(Math.abs(sum) * 255));
    }
  }
  return { x: left, y: top, width, height, cover };
}
