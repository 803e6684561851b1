/** Terrain of single hexes, in the plane: its fill, its mark, its edges and coasts. */
import { centreOf, corner, DIRECTIONS, hexOf, scatter, step } from '../geometry';
import type { Colors } from '../colors';
import type { Scene, Terrain } from '../scene';

export type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
type Tracer = Pick<Path2D, 'moveTo' | 'lineTo' | 'closePath'>;

export function traceHex(pen: Tracer, x: number, y: number, size = 1): void {
  for (let i = 0; i < 6; i += 1) {
    const [a, b] = corner(i);
    if (i === 0) pen.moveTo(x + a * size, y + b * size);
    else pen.lineTo(x + a * size, y + b * size);
  }
  pen.closePath();
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Some number between −½ and ½ that belongs to the place. */
  readonly off: (salt: number) => number;
  /** Between 0 and 1. */
  readonly some: (salt: number) => number;
  /** Small scales leave details out. */
  readonly fine: boolean;
}

const clear = (pen: Pen, { x, y, off, fine }: Place): void => {
  if (!fine) return;
  for (let i = 0; i < 3; i += 1) {
    const a = x + off(i) * 1.1;
    const b = y + off(i + 9) * 1.1;
    pen.moveTo(a - 0.08, b - 0.1);
    pen.lineTo(a, b);
    pen.lineTo(a + 0.08, b - 0.12);
  }
  pen.stroke();
};

const woods = (pen: Pen, { x, y, off, some, fine }: Place): void => {
  const trees = fine ? 7 : 4;
  for (let i = 0; i < trees; i += 1) {
    const angle = (i / trees) * 2 * Math.PI + off(i) * 0.8;
    const far = i === 0 ? 0.05 : 0.3 + some(i + 5) * 0.38;
    const a = x + Math.cos(angle) * far;
    const b = y + Math.sin(angle) * far;
    pen.moveTo(a + 0.13, b);
    pen.arc(a, b, 0.13, 0, 2 * Math.PI);
  }
  pen.globalAlpha = 0.55;
  pen.fill();
};

const hills = (pen: Pen, { x, y, off }: Place): void => {
  for (const [k, w] of [
    [0.62, 1],
    [0.4, 0.9],
    [0.2, 0.8],
  ] as const) {
    pen.moveTo(x - k, y + 0.12 * w);
    pen.bezierCurveTo(
      x - k,
      y - k * 0.75,
      x + k * (0.8 + off(2) * 0.4),
      y - k * 0.9,
      x + k,
      y + off(3) * 0.2,
    );
    pen.bezierCurveTo(x + k, y + k * 0.7, x - k * 0.9, y + k * 0.72, x - k, y + 0.12 * w);
  }
  pen.globalAlpha = 0.7;
  pen.stroke();
};

const mountains = (pen: Pen, { x, y, off }: Place): void => {
  for (const [dx, dy, k] of [
    [-0.32, 0.12, 0.42],
    [0.26, -0.16, 0.55],
    [0.36, 0.42, 0.34],
  ] as const) {
    const a = x + dx + off(4) * 0.16;
    const b = y + dy;
    pen.moveTo(a - k, b + k * 0.55);
    pen.lineTo(a, b - k * 0.6);
    pen.lineTo(a + k, b + k * 0.55);
    // The shaded side.
    pen.moveTo(a, b - k * 0.6);
    pen.lineTo(a + k * 0.1, b + k * 0.3);
    pen.moveTo(a + k * 0.33, b - k * 0.1);
    pen.lineTo(a + k * 0.36, b + k * 0.42);
    pen.moveTo(a + k * 0.62, b + k * 0.18);
    pen.lineTo(a + k * 0.62, b + k * 0.48);
  }
  pen.stroke();
};

const urban = (pen: Pen, { x, y, some }: Place): void => {
  for (let i = 0; i < 6; i += 1)
    pen.rect(
      x - 0.58 + (i % 3) * 0.42,
      y - 0.46 + Math.floor(i / 3) * 0.5,
      0.22 + some(i) * 0.1,
      0.24 + some(i + 7) * 0.16,
    );
  pen.globalAlpha = 0.6;
  pen.fill();
};

const deepWater = (pen: Pen, { x, y, off }: Place): void => {
  for (const [dx, dy] of [
    [-0.3, -0.36],
    [0.2, -0.02],
    [-0.18, 0.36],
  ] as const) {
    const a = x + dx + off(6) * 0.2;
    const b = y + dy;
    pen.moveTo(a - 0.3, b);
    pen.quadraticCurveTo(a - 0.15, b - 0.13, a, b);
    pen.quadraticCurveTo(a + 0.15, b + 0.13, a + 0.3, b);
  }
  pen.globalAlpha = 0.75;
  pen.stroke();
};

const MARKS: Readonly<Record<Terrain, (pen: Pen, place: Place) => void>> = {
  clear,
  woods,
  hills,
  mountains,
  urban,
  'deep-water': deepWater,
};

export function drawGround(
  pen: Pen,
  scene: Pick<Scene, 'terrain'>,
  colors: Colors,
  column: number,
  row: number,
  fine: boolean,
): void {
  const terrain = scene.terrain[hexOf(column, row)] ?? 'clear';
  const [x, y] = centreOf(column, row);
  pen.fillStyle = colors[`ter-${terrain}`];
  pen.beginPath();
  traceHex(pen, x, y, 1.012);
  pen.fill();
  pen.fillStyle = colors[`ter-${terrain}-m`];
  pen.strokeStyle = colors[`ter-${terrain}-m`];
  pen.lineWidth = 0.05;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  const some = (salt: number): number => scatter(column, row, salt);
  MARKS[terrain](pen, { x, y, off: (salt) => some(salt) - 0.5, some, fine });
  pen.globalAlpha = 1;
}

/** Each edge is drawn once: by the hex above it, coasts by both, since they are wide. */
export function drawEdges(
  pen: Pen,
  scene: Pick<Scene, 'terrain'>,
  colors: Colors,
  column: number,
  row: number,
  grid: boolean,
): void {
  const here = scene.terrain[hexOf(column, row)] ?? 'clear';
  const [x, y] = centreOf(column, row);
  DIRECTIONS.forEach((direction, i) => {
    const there = scene.terrain[hexOf(...step(column, row, direction))];
    if (there === undefined) return;
    const isCoast = there !== here && (here === 'deep-water' || there === 'deep-water');
    if (i < 3 && !isCoast) return;
    if (there === here && !grid) return;
    pen.strokeStyle = isCoast
      ? colors['ter-coast']
      : there === here
        ? colors['ter-grid']
        : colors['ter-edge'];
    pen.lineWidth = isCoast ? 0.085 : there === here ? 0.035 : 0.045;
    const [ax, ay] = corner(i);
    const [bx, by] = corner(i + 1);
    pen.beginPath();
    pen.moveTo(x + ax, y + ay);
    pen.lineTo(x + bx, y + by);
    pen.stroke();
  });
}
