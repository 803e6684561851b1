/** Marks on the table: ways, lines of fire, arcs, zones, blasts, objectives, edges; as facts or in pencil. */
import { toScreen } from '../../board/camera';
import { letters } from '../../board/ground/lettering';
import { halo } from '../../board/pencil';
import type { DrawnMark } from './drawn';
import { trace, type TableFrame } from './frame';
import { colorOf, isUnder, type Ink } from './mark-ink';
import { wholeLabel } from './whole-label';

/** Of a mark's text, in pixels. */
const TEXT_SIZE = 14;

const DASHES: Readonly<Partial<Record<DrawnMark['kind'], readonly number[]>>> = {
  fire: [3, 7],
  edge: [10, 6],
  zone: [6, 5],
};

/** A way ends with a head. */
function head(frame: TableFrame, { figure: { points } }: DrawnMark, color: string): void {
  const { pen, camera, colors } = frame;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last === undefined || before === undefined) return;
  const [x, y] = toScreen(camera, last);
  const [fromX, fromY] = toScreen(camera, before);
  const far = Math.hypot(x - fromX, y - fromY) || 1;
  const [ux, uy] = [(x - fromX) / far, (y - fromY) / far];
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x - ux * 12 - uy * 7, y - uy * 12 + ux * 7);
  pen.lineTo(x - ux * 12 + uy * 7, y - uy * 12 - ux * 7);
  pen.closePath();
  pen.lineWidth = 3;
  pen.strokeStyle = colors['map-halo'];
  pen.stroke();
  pen.fillStyle = color;
  pen.fill();
}

export function paintMark(frame: TableFrame, mark: DrawnMark, ink: Ink): void {
  const { pen, colors, camera, size } = frame;
  const { kind, figure, text } = mark;
  const color = colorOf(frame, mark, ink);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  if (trace(frame, figure)) {
    pen.fillStyle = color;
    pen.globalAlpha = ink === 'fact' ? 0.16 : 0.26;
    pen.fill();
    pen.globalAlpha = 1;
    pen.setLineDash([...(DASHES[kind] ?? [])]);
    pen.lineWidth = 2;
    pen.strokeStyle = color;
    pen.stroke();
  } else {
    const wide = ink === 'fact' ? 2.5 : 4;
    pen.lineWidth = wide + 3.5;
    pen.strokeStyle = ink === 'pencil' ? colors['pencil-halo'] : colors['map-halo'];
    pen.stroke();
    pen.setLineDash(ink === 'fact' ? [...(DASHES[kind] ?? [])] : []);
    pen.lineWidth = wide;
    pen.strokeStyle = color;
    pen.stroke();
    pen.setLineDash([]);
    if (kind === 'path' || kind === 'fire') head(frame, mark, color);
  }
  pen.setLineDash([]);
  const [first] = figure.points;
  // What is written at lines stands above the units: see `paintLabels`.
  if (!isUnder(kind) || text === null || first === undefined || camera.k < 12) return;
  const at = toScreen(camera, figure.points.at(-1) ?? first);
  pen.font = letters(TEXT_SIZE);
  const box = [pen.measureText(text).width, TEXT_SIZE] as const;
  // A seat's colour is for areas: as letters it is too dark by night.
  const inkOfText = ink === 'fact' ? colors['map-ink'] : color;
  halo(pen, text, wholeLabel(at, box, size), TEXT_SIZE, inkOfText, colors['map-halo']);
}

/** What lies under the units. */
export function paintMarksBelow(frame: TableFrame): void {
  for (const mark of frame.scene.marks) if (isUnder(mark.kind)) paintMark(frame, mark, 'fact');
}

/** What goes between them. */
export function paintMarksAbove(frame: TableFrame): void {
  for (const mark of frame.scene.marks) if (!isUnder(mark.kind)) paintMark(frame, mark, 'fact');
}
