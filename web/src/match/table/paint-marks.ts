/** Marks on the table: ways, lines of fire, arcs, zones, blasts, objectives, edges; as facts or in pencil. */
import { toScreen } from '../../board/camera';
import { seatColor } from '../../board/colors';
import { letters } from '../../board/lettering';
import { halo } from '../../board/pencil';
import type { DrawnMark } from './drawn';
import { trace, type TableFrame } from './frame';
import { wholeLabel } from './whole-label';

/** Of a mark's text, in pixels. */
const TEXT_SIZE = 14;

type Ink = 'fact' | 'pencil' | 'flash';

const DASHES: Readonly<Partial<Record<DrawnMark['kind'], readonly number[]>>> = {
  fire: [3, 7],
  edge: [10, 6],
  zone: [6, 5],
};

function colorOf({ colors }: TableFrame, { kind, seat }: DrawnMark, ink: Ink): string {
  if (ink === 'pencil') return colors.pencil;
  if (ink === 'flash' || kind === 'blast') return colors.danger;
  if (kind === 'objective' || kind === 'edge') return colors['map-ink'];
  return seat === 0 ? colors['map-ink'] : seatColor(colors, seat);
}

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
  if (text === null || first === undefined || camera.k < 12) return;
  const at = toScreen(camera, figure.points.at(-1) ?? first);
  pen.font = letters(TEXT_SIZE);
  const box = [pen.measureText(text).width, TEXT_SIZE] as const;
  halo(pen, text, wholeLabel(at, box, size), TEXT_SIZE, color, colors['map-halo']);
}

const UNDER: readonly DrawnMark['kind'][] = ['zone', 'edge', 'objective', 'arc', 'blast'];

/** What lies under the units. */
export function paintMarksBelow(frame: TableFrame): void {
  for (const mark of frame.scene.marks) if (UNDER.includes(mark.kind)) paintMark(frame, mark, 'fact');
}

/** What goes between them. */
export function paintMarksAbove(frame: TableFrame): void {
  for (const mark of frame.scene.marks) if (!UNDER.includes(mark.kind)) paintMark(frame, mark, 'fact');
}
