/**
 * Outlines as chains of points: the words of SVG's `d` (M L H V Q T C S A Z, absolute and relative), with
 * curves cut into short lines.
 */

/** x, y, x, y … */
export interface Chain {
  readonly points: readonly number[];
  readonly closed: boolean;
}

export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const TOKENS = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g;
/** Of a curve: in how many lines. */
const CURVE_STEPS = 8;
/** Of an arc: a line for so many radians. */
const ARC_STEP = Math.PI / 12;

class Tracer {
  readonly chains: Chain[] = [];
  #points: number[] = [];
  x = 0;
  y = 0;
  #startX = 0;
  #startY = 0;
  /** By which point the last curve would go on smoothly. */
  #smoothX = 0;
  #smoothY = 0;

  constructor(private readonly place: Placing) {}

  moveTo(x: number, y: number): void {
    this.end(false);
    [this.#startX, this.#startY] = [x, y];
    this.#to(x, y);
  }

  lineTo(x: number, y: number): void {
    if (this.#points.length === 0) this.#to(this.x, this.y);
    this.#to(x, y);
  }

  quadTo(cx: number, cy: number, x: number, y: number): void {
    const [fromX, fromY] = [this.x, this.y];
    for (let step = 1; step <= CURVE_STEPS; step += 1) {
      const t = step / CURVE_STEPS;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      this.lineTo(a * fromX + b * cx + c * x, a * fromY + b * cy + c * y);
    }
    [this.#smoothX, this.#smoothY] = [2 * x - cx, 2 * y - cy];
  }

  smoothTo(x: number, y: number): void {
    this.quadTo(this.#smoothX, this.#smoothY, x, y);
  }

  cubicTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    const [fromX, fromY] = [this.x, this.y];
    for (let step = 1; step <= CURVE_STEPS; step += 1) {
      const t = step / CURVE_STEPS;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      this.lineTo(a * fromX + b * ax + c * bx + d * x, a * fromY + b * ay + c * by + d * y);
    }
    [this.#smoothX, this.#smoothY] = [2 * x - bx, 2 * y - by];
  }

  smoothCubicTo(bx: number, by: number, x: number, y: number): void {
    this.cubicTo(this.#smoothX, this.#smoothY, bx, by, x, y);
  }

  /** Of a circle: ellipses are not drawn. */
  arcTo(radius: number, large: boolean, sweep: boolean, x: number, y: number): void {
    const [dx, dy] = [(x - this.x) / 2, (y - this.y) / 2];
    const half = Math.hypot(dx, dy);
    if (half === 0) return;
    const r = Math.max(radius, half);
    const away = (Math.sqrt(Math.max(0, r * r - half * half)) / half) * (large === sweep ? -1 : 1);
    const [cx, cy] = [this.x + dx - dy * away, this.y + dy + dx * away];
    const from = Math.atan2(this.y - cy, this.x - cx);
    let turn = Math.atan2(y - cy, x - cx) - from;
    if (sweep && turn <= 0) turn += 2 * Math.PI;
    if (!sweep && turn >= 0) turn -= 2 * Math.PI;
    const steps = Math.max(2, Math.ceil(Math.abs(turn) / ARC_STEP));
    for (let step = 1; step < steps; step += 1) {
      const angle = from + (turn * step) / steps;
      this.lineTo(cx + r * Math.cos(angle), cy + r * Math.sin(angle));
    }
    this.lineTo(x, y);
  }

  end(closed: boolean): void {
    if (this.#points.length > 0) this.chains.push({ points: this.#points, closed });
    this.#points = [];
    if (closed) [this.x, this.y] = [this.#startX, this.#startY];
  }

  #to(x: number, y: number): void {
    [this.x, this.y] = [x, y];
    [this.#smoothX, this.#smoothY] = [x, y];
    const { x: left, y: top, scale } = this.place;
    this.#points.push(left + x * scale, top + y * scale);
  }
}

/** How many numbers a word takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  Q: 4,
  T: 2,
  C: 6,
  S: 4,
  A: 7,
  Z: 0,
};

/** In pixels: the outline, enlarged and moved. */
export function flatten(d: string, place: Placing): readonly Chain[] {
  const tracer = new Tracer(place);
  const tokens = d.match(TOKENS) ?? [];
  let word = '';
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      word = token;
      at += 1;
    }
    const upper = word.toUpperCase();
    const takes = TAKES[upper];
    if (takes === undefined) throw new Error(`an outline with ${word}`);
    const numbers = tokens.slice(at, at + takes).map(Number);
    at += takes;
    draw(tracer, upper, numbers, word !== upper);
    // More pairs after a move are lines.
    if (upper === 'M') word = word === 'M' ? 'L' : 'l';
  }
  tracer.end(false);
  return tracer.chains;
}

function draw(tracer: Tracer, word: string, numbers: readonly number[], relative: boolean): void {
  const [fromX, fromY] = relative ? [tracer.x, tracer.y] : [0, 0];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = numbers;
  if (word === 'M') tracer.moveTo(fromX + a, fromY + b);
  else if (word === 'L') tracer.lineTo(fromX + a, fromY + b);
  else if (word === 'H') tracer.lineTo(fromX + a, tracer.y);
  else if (word === 'V') tracer.lineTo(tracer.x, fromY + a);
  else if (word === 'Q') tracer.quadTo(fromX + a, fromY + b, fromX + c, fromY + d);
  else if (word === 'T') tracer.smoothTo(fromX + a, fromY + b);
  else if (word === 'C') tracer.cubicTo(fromX + a, fromY + b, fromX + c, fromY + d, fromX + e, fromY + f);
  else if (word === 'S') tracer.smoothCubicTo(fromX + a, fromY + b, fromX + c, fromY + d);
  else if (word === 'A') tracer.arcTo(a, d !== 0, e !== 0, fromX + f, fromY + g);
  else tracer.end(true);
}
