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

/** Larger areas are covered band by band, within the memory of one. */
const BAND_PIXELS = 1 << 18;

/** Cells of a row: a span ends up to two pixels to the right of its area. */
const strideOf = (width: number): number => width + 2;

const boundsOf = (chains: readonly Chain[]): Bounds | null => {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { points } of chains)
    for (let at = 0; at + 1 < points.length; at += 2) {
      const x = points[at] ?? 0;
      const y = points[at + 1] ?? 0;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (left > right) return null;
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.ceil(right) - x),
    height: Math.max(1, Math.ceil(bottom) - y),
  };
};

/**
 * Adds to each row what the line from one point to the other leaves to the right of it; what lies above the
 * first row or below the last is left out.
 */
function addLine(
  sums: Float32Array,
  { width, height }: Bounds,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  if (fromY === toY) return;
  const stride = strideOf(width);
  const sign = fromY < toY ? 1 : -1;
  const down = sign === 1;
  const topX = down ? fromX : toX;
  const topY = down ? fromY : toY;
  const endY = Math.min(down ? toY : fromY, height);
  const slope = ((down ? toX : fromX) - topX) / ((down ? toY : fromY) - topY);
  const startY = Math.max(0, topY);
  let x = topX + slope * (startY - topY);
  for (let row = Math.floor(startY); row < endY; row += 1) {
    const high = Math.min(row + 1, endY) - Math.max(row, startY);
    const next = x + slope * high;
    addSpan(sums, row * stride, Math.min(x, next), Math.max(x, next), sign * high);
    x = next;
  }
}

/** Within one row: from x to x, going down by `drop`. */
function addSpan(sums: Float32Array, row: number, from: number, to: number, drop: number): void {
  const first = Math.floor(from);
  const last = Math.ceil(to);
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
    const enter = Math.max(from, pixel);
    const leave = Math.min(to, pixel + 1);
    const here = share * (leave - enter);
    const inside = here * (pixel + 1 - (enter + leave) / 2);
    const index = row + pixel;
    sums[index] = (sums[index] ?? 0) + inside + before;
    before = here - inside;
  }
  sums[row + last] = (sums[row + last] ?? 0) + before;
}

/** One for all masks: fresh memory costs more than what is done with it. */
let scratch = new Float32Array(0);

const emptySums = (size: number): Float32Array => {
  if (scratch.length < size) scratch = new Float32Array(size);
  else scratch.fill(0, 0, size);
  return scratch;
};

function maskWithin(chains: readonly Chain[], bounds: Bounds): Mask {
  const { left, top, width, height } = bounds;
  const stride = strideOf(width);
  const sums = emptySums(stride * height + 2);
  for (const { points } of chains) {
    const count = points.length;
    for (let at = 0; at < count; at += 2) {
      const next = (at + 2) % count;
      addLine(
        sums,
        bounds,
        (points[at] ?? 0) - left,
        (points[at + 1] ?? 0) - top,
        (points[next] ?? 0) - left,
        (points[next + 1] ?? 0) - top,
      );
    }
  }
  const cover = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    let value = 0;
    const from = row * stride;
    const to = row * width;
    for (let column = 0; column < width; column += 1) {
      const change = sums[from + column] ?? 0;
      // Most pixels are covered as the one to their left is.
      if (change !== 0) {
        sum += change;
        value = Math.min(255, Math.round(Math.abs(sum) * 255));
      }
      if (value !== 0) cover[to + column] = value;
    }
  }
  return { x: left, y: top, width, height, cover };
}

/**
 * Areas that overlap in the same direction count once. A large area in bands, each below the one before;
 * none: nothing is covered.
 */
export function masksOf(chains: readonly Chain[]): readonly Mask[] {
  const bounds = boundsOf(chains);
  if (bounds === null) return [];
  const { top, width, height } = bounds;
  const tall = Math.max(1, Math.floor(BAND_PIXELS / width));
  return Array.from({ length: Math.ceil(height / tall) }, (_, band) =>
    maskWithin(chains, { ...bounds, top: top + band * tall, height: Math.min(tall, height - band * tall) }),
  );
}
