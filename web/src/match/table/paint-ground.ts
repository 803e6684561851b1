/** The ground of the table: baked hexes with their levels; on a plane its edge, and areas by their shape. */
import { copyChunks } from '../../board/ground/baked-ground';
import { toScreen } from '../../board/camera';
import type { ChunkStore } from '../../board/ground/chunk-store';
import { blankChunk, type Chunk } from '../../board/ground/chunks';
import { centreOf, hexOf } from '../../board/geometry';
import { drawEdges, drawGround, traceHex } from '../../board/ground/ground';
import { letters } from '../../board/ground/lettering';
import { halo } from '../../board/pencil';
import { PRINT } from '../../board/sprites';
import type { DrawnArea, DrawnGround } from './drawn';
import { isSeen, trace, type TableFrame } from './frame';

function baked({ ground, colors, size }: TableFrame, scale: number, across: number, down: number): Chunk {
  const { field, hexes } = ground;
  const { pen, cells, points, chunk } = blankChunk(field, size.density, scale, across, down);
  for (const [column, row] of cells) drawGround(pen, hexes, colors, column, row, points > 12);
  const dense = new Set(hexes.dense);
  pen.beginPath();
  for (const [column, row] of cells)
    if (dense.has(hexOf(column, row))) traceHex(pen, ...centreOf(column, row), 1.006);
  // Darker by day and by night.
  pen.fillStyle = PRINT;
  pen.globalAlpha = 0.26;
  pen.fill();
  pen.globalAlpha = 1;
  const edges = { terrain: filled(hexes.terrain, field) };
  for (const [column, row] of cells) drawEdges(pen, edges, colors, column, row, true);
  if (points < 12) return chunk;
  pen.fillStyle = colors['map-ink'];
  pen.globalAlpha = 0.75;
  pen.font = letters(0.4);
  pen.textAlign = 'right';
  pen.textBaseline = 'alphabetic';
  for (const [column, row] of cells) {
    const level = hexes.levels[hexOf(column, row)];
    const [x, y] = centreOf(column, row);
    if (level !== undefined) pen.fillText(String(level).replace('-', '−'), x + 0.55, y + 0.74);
  }
  return chunk;
}

type Terrains = DrawnGround['hexes']['terrain'];
/** Edges are drawn between hexes that are there: open ground is named, too. Once for each board. */
const whole = new WeakMap<Terrains, Terrains>();
function filled(terrain: Terrains, { columns, rows }: DrawnGround['field']): Terrains {
  const made = whole.get(terrain);
  if (made !== undefined) return made;
  const all: Record<string, Terrains[string]> = {};
  for (let column = 1; column <= columns; column += 1)
    for (let row = 1; row <= rows; row += 1) all[hexOf(column, row)] = terrain[hexOf(column, row)] ?? 'clear';
  whole.set(terrain, all);
  return all;
}

function drawArea(frame: TableFrame, { terrain, title, figure }: DrawnArea): void {
  const { pen, colors, camera } = frame;
  const isArea = trace(frame, figure);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  if (isArea) {
    pen.fillStyle = colors[`ter-${terrain}`];
    pen.fill();
    pen.lineWidth = 1.5;
    pen.strokeStyle = colors[`ter-${terrain}-m`];
    pen.stroke();
  } else {
    pen.lineWidth = Math.max(3, 2 * (figure.radius ?? 0) * camera.k);
    pen.strokeStyle = colors[`ter-${terrain}-m`];
    pen.stroke();
  }
  if (camera.k < 14 || figure.points.length === 0) return;
  const middle = (axis: 0 | 1): number =>
    figure.points.reduce((sum, point) => sum + point[axis], 0) / figure.points.length;
  const at = toScreen(camera, [middle(0), middle(1)]);
  halo(pen, title, at, 13, colors['map-ink'], colors['map-halo']);
}

/** Answers whether some of it is still missing. */
export function paintGround(frame: TableFrame, chunks: ChunkStore): boolean {
  const { pen, colors, camera, seen, ground } = frame;
  const { field, areas } = ground;
  let missing = false;
  if (field.columns > 0) {
    const { columns, rows } = field;
    missing = copyChunks({ pen, camera, seen, columns, rows }, chunks, (scale, across, down) =>
      baked(frame, scale, across, down),
    );
  } else {
    const [width, height] = field.extent;
    const [x, y] = toScreen(camera, [0, 0]);
    pen.fillStyle = colors['ter-clear'];
    pen.fillRect(x, y, width * camera.k, height * camera.k);
    pen.strokeStyle = colors['ter-edge'];
    pen.lineWidth = 1.5;
    pen.strokeRect(x, y, width * camera.k, height * camera.k);
  }
  for (const area of areas) drawArea(frame, area);
  return missing;
}

/** In each hex, where there is room. */
export function paintCoordinates(frame: TableFrame): void {
  const { pen, colors, camera, ground, seen } = frame;
  const { columns, rows } = ground.field;
  if (camera.k < 27 || columns === 0) return;
  pen.globalAlpha = 0.62;
  pen.fillStyle = colors['map-ink'];
  pen.font = letters(13);
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  const [left, top, right, bottom] = seen;
  for (let column = Math.max(1, Math.floor(left / 1.5)); column <= columns; column += 1) {
    if (centreOf(column, 1)[0] > right + 1) break;
    for (let row = Math.max(1, Math.floor(top / 1.74)); row <= rows; row += 1) {
      const at = centreOf(column, row);
      if (at[1] > bottom + 1) break;
      if (!isSeen(frame, at)) continue;
      const [x, y] = toScreen(camera, at);
      pen.fillText(hexOf(column, row), x, y - 0.8 * camera.k);
    }
  }
  pen.globalAlpha = 1;
}
