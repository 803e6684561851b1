/** What a reader decided, over the map: paths, reach, targets, the label at their end. */
import { letters } from './ground/lettering';
import { hexOnScreen, type Camera } from './camera';
import type { Colors } from './colors';
import { centre, columnOf, corner, DIRECTIONS, neighbour, rowOf, type Point } from './geometry';
import { traceHex, type Pen } from './ground/ground';
import type { DrawnPath, Hex, Overlay } from './scene';
import { ICONS } from '../ui/icons';

export interface Region {
  readonly area: Path2D;
  readonly edge: Path2D;
}

/** In the plane; the edge lies a little inside. */
export function regionOf(hexes: readonly Hex[]): Region {
  const set = new Set(hexes);
  const area = new Path2D();
  const edge = new Path2D();
  for (const hex of set) {
    const [x, y] = centre(hex);
    traceHex(area, x, y, 0.999);
    DIRECTIONS.forEach((direction, i) => {
      if (set.has(neighbour(hex, direction))) return;
      const [ax, ay] = corner(i);
      const [bx, by] = corner(i + 1);
      edge.moveTo(x + ax * 0.97, y + ay * 0.97);
      edge.lineTo(x + bx * 0.97, y + by * 0.97);
    });
  }
  return { area, edge };
}

export function halo(pen: Pen, text: string, [x, y]: Point, size: number, fill: string, edge: string): void {
  pen.font = letters(size);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3.5;
  pen.strokeStyle = edge;
  pen.strokeText(text, x, y);
  pen.fillStyle = fill;
  pen.fillText(text, x, y);
}

const DASHES: Readonly<Record<DrawnPath['kind'], readonly number[]>> = {
  move: [],
  rail: [2, 6],
  flight: [14, 8],
  attack: [],
};

/** `short`: the path's end leaves room for the counter that stands there. */
export function drawPath(pen: Pen, camera: Camera, colors: Colors, drawn: DrawnPath, short: boolean): void {
  const points = [drawn.from, ...drawn.path].map((hex) => hexOnScreen(camera, hex));
  const count = points.length;
  const last = points[count - 1];
  const before = points[count - 2];
  const first = points[0];
  if (last === undefined || before === undefined || first === undefined) return;
  const color = colors.pencil;
  const gap = short ? Math.max(7, Math.min(17, camera.k * 0.44)) + 4 : 2;
  const head = Math.min(9, camera.k * 0.3);
  const length = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1;
  const [ux, uy] = [(last[0] - before[0]) / length, (last[1] - before[1]) / length];
  const end: Point = [last[0] - ux * gap, last[1] - uy * gap];
  const run = (): void => {
    pen.beginPath();
    pen.moveTo(...first);
    for (let i = 1; i < count - 1; i += 1) {
      const [x, y] = points[i] as Point;
      const [nextX, nextY] = points[i + 1] as Point;
      const isLast = i === count - 2;
      pen.quadraticCurveTo(
        x,
        y,
        isLast ? x * 0.25 + last[0] * 0.75 : (x + nextX) / 2,
        isLast ? y * 0.25 + last[1] * 0.75 : (y + nextY) / 2,
      );
    }
    pen.lineTo(...end);
    pen.stroke();
  };
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.globalAlpha = drawn.dim ? 0.75 : 1;
  pen.lineWidth = drawn.dim ? 5 : 7.5;
  pen.strokeStyle = colors['pencil-halo'];
  run();
  pen.lineWidth = drawn.dim ? 2.4 : 4;
  pen.strokeStyle = color;
  pen.setLineDash(drawn.saved ? [...DASHES[drawn.kind]] : [7, 6]);
  run();
  pen.setLineDash([]);
  pen.beginPath();
  pen.moveTo(end[0] + ux * 3, end[1] + uy * 3);
  pen.lineTo(end[0] - ux * head - uy * head * 0.72, end[1] - uy * head + ux * head * 0.72);
  pen.lineTo(end[0] - ux * head + uy * head * 0.72, end[1] - uy * head - ux * head * 0.72);
  pen.closePath();
  pen.lineWidth = 3;
  pen.strokeStyle = colors['pencil-halo'];
  pen.stroke();
  pen.fillStyle = color;
  pen.fill();
  for (const hex of drawn.waypoints ?? []) {
    const [x, y] = hexOnScreen(camera, hex);
    pen.beginPath();
    pen.arc(x, y, 6, 0, 2 * Math.PI);
    pen.fillStyle = colors.sheet;
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = color;
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** A ring around a hex. */
export function ring(
  pen: Pen,
  camera: Camera,
  hex: Hex,
  color: string,
  edge: string,
  size = 0.94,
  dash: readonly number[] = [],
): void {
  const [x, y] = hexOnScreen(camera, hex);
  pen.beginPath();
  traceHex(
    {
      moveTo: (a, b) => pen.moveTo(x + a * camera.k, y + b * camera.k),
      lineTo: (a, b) => pen.lineTo(x + a * camera.k, y + b * camera.k),
      closePath: () => pen.closePath(),
    },
    0,
    0,
    size,
  );
  pen.lineJoin = 'round';
  pen.lineWidth = 5.5;
  pen.strokeStyle = edge;
  pen.stroke();
  pen.setLineDash([...dash]);
  pen.lineWidth = 3;
  pen.strokeStyle = color;
  pen.stroke();
  pen.setLineDash([]);
}

/** Above the finger, or below where there is no room. */
export function drawLabel(
  pen: Pen,
  camera: Camera,
  colors: Colors,
  width: number,
  { hex, text, warn }: NonNullable<Overlay['label']>,
): void {
  const [x, y] = hexOnScreen(camera, hex);
  pen.font = letters(17);
  const wide = pen.measureText(text).width + 16 + (warn ? 26 : 0);
  const left = Math.max(26, Math.min(width - wide - 60, x - wide / 2));
  const above = y - camera.k * 0.95 - 32;
  const top = above < 22 ? y + camera.k * 0.95 : above;
  pen.beginPath();
  pen.roundRect(left, top, wide, 28, 3);
  pen.lineWidth = 3;
  pen.strokeStyle = colors['pencil-halo'];
  pen.stroke();
  pen.fillStyle = colors.pencil;
  pen.fill();
  pen.fillStyle = colors['on-pencil'];
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillText(text, left + 8, top + 15);
  if (!warn) return;
  pen.save();
  pen.translate(left + wide - 28, top + 3);
  pen.scale(0.92, 0.92);
  pen.strokeStyle = colors['on-pencil'];
  pen.lineWidth = 1.8;
  pen.stroke(new Path2D(ICONS.eye));
  pen.restore();
}

export const isOn = (hex: Hex, columns: number, rows: number): boolean =>
  columnOf(hex) >= 1 && rowOf(hex) >= 1 && columnOf(hex) <= columns && rowOf(hex) <= rows;
