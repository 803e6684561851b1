/**
 * The ground, baked: squares of hexes at three scales with fog and sight on them, so that a frame only copies
 * pictures.
 */
import { centreOf, corner, DIRECTIONS, hexOf, S3, step, type Point } from '../geometry';
import { hatchOf } from '../../ui/marks/seat-hatch';
import { drawEdges, drawGround, traceHex, type Pen } from './ground';
import { seatColor, type Colors } from '../colors';
import type { Layers, Scene } from '../scene';

export const CHUNK = 6;
/** Pixels a hex's radius, at one pixel a point. */
export const SCALES = [10, 20, 40] as const;
export const scaleFor = (k: number): number => (k <= 11 ? 0 : k <= 24 ? 1 : 2);

export interface Chunk {
  readonly picture: OffscreenCanvas | HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Ground {
  readonly scene: Scene;
  readonly layers: Layers;
  readonly colors: Colors;
  readonly sight: ReadonlySet<string> | null;
  readonly enemySight: ReadonlySet<string>;
  /** Hexes with a building that somebody controls, with that seat. */
  readonly held: ReadonlyMap<string, number>;
  readonly density: number;
}

type Cell = readonly [column: number, row: number];

export function makeCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
export const penOf = (canvas: OffscreenCanvas | HTMLCanvasElement, opaque = false): Pen =>
  canvas.getContext('2d', { alpha: !opaque }) as Pen;

/**
 * Calls `edge` for every side between a hex inside the set and one outside; `sign` is 1 where the cell itself
 * is inside.
 */
function border(
  cells: readonly Cell[],
  set: ReadonlySet<string>,
  edge: (centre: Point, a: Point, b: Point, sign: number) => void,
): void {
  for (const [column, row] of cells) {
    const inside = set.has(hexOf(column, row));
    DIRECTIONS.forEach((direction, i) => {
      if (set.has(hexOf(...step(column, row, direction))) !== inside)
        edge(centreOf(column, row), corner(i), corner(i + 1), inside ? 1 : -1);
    });
  }
}

const line = (pen: Pen, cells: readonly Cell[], set: ReadonlySet<string>): void => {
  pen.beginPath();
  border(cells, set, ([x, y], a, b) => {
    pen.moveTo(x + a[0], y + a[1]);
    pen.lineTo(x + b[0], y + b[1]);
  });
  pen.stroke();
};

const clipTo = (pen: Pen, cells: readonly Cell[]): void => {
  pen.beginPath();
  for (const [column, row] of cells) traceHex(pen, ...centreOf(column, row), 1.006);
};

type Frame = Omit<Chunk, 'picture'>;

function fog(
  pen: Pen,
  { colors, sight }: Ground,
  cells: readonly Cell[],
  { x, y, width, height }: Frame,
): void {
  const hidden = cells.filter(([column, row]) => sight?.has(hexOf(column, row)) === false);
  pen.save();
  clipTo(pen, hidden);
  pen.fillStyle = colors.fog;
  pen.fill();
  pen.clip();
  pen.strokeStyle = colors['fog-line'];
  pen.lineWidth = 0.05;
  pen.beginPath();
  const gap = 0.28;
  for (let q = Math.floor((x + y) / gap) * gap; q < x + width + y + height; q += gap) {
    pen.moveTo(q - y, y);
    pen.lineTo(q - y - height, y + height);
  }
  pen.stroke();
  pen.restore();
}

function watched(
  pen: Pen,
  { colors, enemySight }: Ground,
  cells: readonly Cell[],
  { x, y, width, height }: Frame,
  scale: number,
): void {
  const seen = cells.filter(([column, row]) => enemySight.has(hexOf(column, row)));
  pen.strokeStyle = colors['warn-mark'];
  if (seen.length > 0) {
    pen.save();
    clipTo(pen, seen);
    pen.clip();
    pen.lineWidth = Math.max(0.075, 1.5 / scale);
    pen.globalAlpha = 0.62;
    pen.beginPath();
    const gap = Math.max(0.34, 7 / scale);
    for (let q = Math.floor((x - y - height) / gap) * gap; q < x + width - y; q += gap) {
      pen.moveTo(q + y, y);
      pen.lineTo(q + y + height, y + height);
    }
    pen.stroke();
    pen.restore();
  }
  pen.lineWidth = Math.max(0.06, 1.7 / scale);
  pen.setLineDash([0.24, 0.16]);
  line(pen, cells, enemySight);
  pen.setLineDash([]);
}

/** In a hex radii. */
const HELD = { outer: 0.97, inner: 0.66, gap: 0.2 };

export const heldIn = ({ buildings }: Scene): ReadonlyMap<string, number> =>
  new Map(buildings.flatMap(({ hex, seat }) => (seat === null ? [] : [[hex, seat] as const])));

/** A rim in the colour and the hatch of who holds the hex; what stands in it stays clear. */
function holders(pen: Pen, { colors, held }: Ground, cells: readonly Cell[], scale: number): void {
  for (const [column, row] of cells) {
    const seat = held.get(hexOf(column, row));
    if (seat === undefined) continue;
    pen.save();
    pen.translate(...centreOf(column, row));
    pen.beginPath();
    traceHex(pen, 0, 0, HELD.outer);
    traceHex(pen, 0, 0, HELD.inner);
    pen.clip('evenodd');
    pen.fillStyle = seatColor(colors, seat);
    pen.globalAlpha = 0.6;
    pen.fillRect(-1, -1, 2, 2);
    pen.globalAlpha = 0.8;
    pen.strokeStyle = colors['map-ink'];
    pen.lineWidth = Math.max(0.035, 1.1 / scale) * (seat === 7 ? 1.8 : 1);
    pen.lineCap = 'round';
    pen.beginPath();
    for (const [x1, y1, x2, y2] of scale > 12 ? hatchOf(seat, 1, HELD.gap) : []) {
      pen.moveTo(x1, y1);
      pen.lineTo(x2, y2);
    }
    pen.stroke();
    pen.restore();
    pen.beginPath();
    traceHex(pen, ...centreOf(column, row), HELD.outer);
    pen.lineWidth = Math.max(0.04, 1.2 / scale);
    pen.strokeStyle = colors['map-ink'];
    pen.stroke();
  }
}

/** The ticks of the line point inside. */
function sightLine(
  pen: Pen,
  { colors }: Ground,
  sight: ReadonlySet<string>,
  cells: readonly Cell[],
  scale: number,
): void {
  const width = Math.max(0.06, 1.7 / scale);
  pen.lineCap = 'round';
  pen.globalAlpha = 0.65;
  pen.strokeStyle = colors['map-halo'];
  pen.lineWidth = width * 2.5;
  line(pen, cells, sight);
  pen.globalAlpha = 1;
  pen.strokeStyle = colors.sight;
  pen.lineWidth = width;
  line(pen, cells, sight);
  pen.lineWidth = width * 0.62;
  pen.beginPath();
  border(cells, sight, ([x, y], a, b, sign) => {
    for (const part of [0.2, 0.4, 0.6, 0.8]) {
      const px = x + a[0] + (b[0] - a[0]) * part;
      const py = y + a[1] + (b[1] - a[1]) * part;
      pen.moveTo(px, py);
      pen.lineTo(px - ((a[0] + b[0]) / 2) * sign * 0.16, py - ((a[1] + b[1]) / 2) * sign * 0.16);
    }
  });
  pen.stroke();
}

export interface Blank {
  readonly pen: Pen;
  readonly cells: readonly Cell[];
  /** Pixels a hex's radius, at one pixel a point. */
  readonly points: number;
  readonly frame: Frame;
  readonly chunk: Chunk;
}

/** A chunk with nothing on it yet: a pen in the plane, and the hexes that belong on it. */
export function blankChunk(
  { columns, rows }: { readonly columns: number; readonly rows: number },
  density: number,
  size: number,
  across: number,
  down: number,
): Blank {
  const points = SCALES[size] ?? SCALES[1];
  const scale = points * density;
  const frame = {
    x: across * CHUNK * 1.5 - 0.1,
    y: down * CHUNK * S3 - 0.1,
    width: CHUNK * 1.5 + 0.7,
    height: (CHUNK + 0.5) * S3 + 0.2,
  };
  const picture = makeCanvas(Math.ceil(frame.width * scale), Math.ceil(frame.height * scale));
  const pen = penOf(picture);
  pen.setTransform(scale, 0, 0, scale, -frame.x * scale, -frame.y * scale);
  const cells: Cell[] = [];
  for (let column = across * CHUNK + 1; column <= Math.min(columns, across * CHUNK + CHUNK); column += 1)
    for (let row = down * CHUNK + 1; row <= Math.min(rows, down * CHUNK + CHUNK); row += 1)
      cells.push([column, row]);
  return { pen, cells, points, frame, chunk: { picture, ...frame } };
}

/** Column and row of the chunk, from 0. */
export function bake(ground: Ground, size: number, across: number, down: number): Chunk {
  const { scene, layers, colors, density, sight } = ground;
  const { pen, cells, points, frame, chunk } = blankChunk(scene, density, size, across, down);
  for (const [column, row] of cells) drawGround(pen, scene, colors, column, row, points > 12);
  for (const [column, row] of cells) drawEdges(pen, scene, colors, column, row, layers.grid);
  if (sight !== null && layers.fog) fog(pen, ground, cells, frame);
  if (layers.buildings) holders(pen, ground, cells, points);
  if (layers.enemySight && ground.enemySight.size > 0) watched(pen, ground, cells, frame, points);
  if (sight !== null && layers.sight) sightLine(pen, ground, sight, cells, points);
  return chunk;
}
