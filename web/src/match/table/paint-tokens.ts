/** Units and markers on the table: a seat's die-cut counter with its facing, its bar and what it has done. */
import { toScreen } from '../../board/camera';
import { onSeatColor, seatColor } from '../../board/colors';
import { letters } from '../../board/ground/lettering';
import { PLATE, PRINT, traceSeat } from '../../board/sprites';
import type { DrawnToken } from './drawn';
import { isSeen, tokenSize, type TableFrame } from './frame';

/** A triangle at the edge, from the middle of the unit. */
function nose({ pen, colors }: TableFrame, degrees: number, size: number, isAim: boolean): void {
  pen.save();
  pen.rotate((degrees * Math.PI) / 180);
  pen.beginPath();
  pen.moveTo(0, -size * (isAim ? 2.05 : 1.78));
  pen.lineTo(size * (isAim ? 0.32 : 0.52), -size * 1.16);
  pen.lineTo(-size * (isAim ? 0.32 : 0.52), -size * 1.16);
  pen.closePath();
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = colors['map-halo'];
  pen.stroke();
  pen.fillStyle = isAim ? colors['ink-2'] : colors['map-ink'];
  pen.fill();
  pen.restore();
}

function body({ pen, colors, camera }: TableFrame, token: DrawnToken, size: number): void {
  const { seat, own, length, facing, hidden } = token;
  if (length > 0) {
    const half = (length / 2) * camera.k;
    pen.save();
    pen.rotate(((facing ?? 0) * Math.PI) / 180);
    pen.beginPath();
    pen.roundRect(-size, -size - half, 2 * size, 2 * (size + half), size);
    pen.restore();
  } else if (own) {
    traceSeat(pen, seat, size + 3);
    pen.fillStyle = PLATE;
    pen.fill();
    pen.lineWidth = 1;
    pen.strokeStyle = PRINT;
    pen.stroke();
    traceSeat(pen, seat, size);
  } else traceSeat(pen, seat, size);
  pen.fillStyle = seat === 0 ? colors['rule-2'] : seatColor(colors, seat);
  pen.fill();
  if (hidden) pen.setLineDash([3, 3]);
  pen.lineWidth = own ? 1.5 : 2;
  pen.strokeStyle = PRINT;
  pen.stroke();
  pen.setLineDash([]);
}

function face({ pen, colors }: TableFrame, { seat, short }: DrawnToken, size: number): void {
  if (size < 9) return;
  pen.fillStyle = seat === 0 ? colors.ink : onSeatColor(colors, seat);
  pen.font = letters(Math.max(9, Math.round(size * 0.78)));
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(short, 0, seat === 7 ? size * 0.3 : size * 0.05, size * 1.75);
}

function bar({ pen, colors }: TableFrame, { share, facing }: DrawnToken, size: number): void {
  if (share === null || size < 9) return;
  const width = size * 1.9;
  // On the side to which the unit does not look.
  const isAbove = facing !== null && facing > 90 && facing < 270;
  const y = isAbove ? -size - 13 : size + 7;
  pen.fillStyle = colors['map-halo'];
  pen.fillRect(-width / 2 - 1.5, y - 1.5, width + 3, 8);
  pen.fillStyle = colors['rule-2'];
  pen.fillRect(-width / 2, y, width, 5);
  pen.fillStyle = share < 0.5 ? colors.danger : colors['map-ink'];
  pen.fillRect(-width / 2, y, width * share, 5);
}

/** A round mark at its corner: what has acted, what is drafted, what is in trouble. */
function corner(
  { pen, colors }: TableFrame,
  [x, y]: readonly [number, number],
  kind: 'done' | 'drafted' | 'bad',
): void {
  const color = kind === 'bad' ? colors.danger : kind === 'done' ? colors['map-ink'] : colors.pencil;
  pen.beginPath();
  pen.arc(x, y, 7, 0, 2 * Math.PI);
  pen.fillStyle = color;
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = colors['map-halo'];
  pen.stroke();
  pen.lineWidth = 2;
  pen.beginPath();
  if (kind === 'bad') {
    pen.moveTo(x, y - 3.5);
    pen.lineTo(x, y + 0.8);
    pen.moveTo(x, y + 3);
    pen.lineTo(x, y + 3.4);
  } else {
    pen.moveTo(x - 3.5, y);
    pen.lineTo(x - 0.8, y + 2.6);
    pen.lineTo(x + 3.5, y - 2.8);
  }
  pen.stroke();
}

export function paintToken(frame: TableFrame, token: DrawnToken, isDrafted: boolean): void {
  const { pen, camera } = frame;
  // A base that is larger than its mark is drawn as large as it is, up to the reach of a hex.
  const size =
    token.length > 0 ? Math.max(5, token.radius * camera.k) : token.kind === 'marker' ? 8 : tokenSize(camera);
  pen.save();
  pen.translate(...toScreen(camera, token.at));
  pen.lineJoin = 'round';
  if (token.facing !== null) nose(frame, token.facing, size, false);
  if (token.aim !== null && token.aim !== token.facing) nose(frame, token.aim, size, true);
  if (token.done) pen.globalAlpha = 0.72;
  body(frame, token, size);
  pen.globalAlpha = 1;
  face(frame, token, size);
  bar(frame, token, size);
  if (size >= 9) {
    if (token.bad) corner(frame, [-size, -size], 'bad');
    if (isDrafted) corner(frame, [size, -size], 'drafted');
    else if (token.done) corner(frame, [size, -size], 'done');
  }
  pen.restore();
}

export function paintTokens(frame: TableFrame): void {
  const drafted = new Set(frame.overlay.drafted);
  for (const token of frame.scene.tokens)
    if (isSeen(frame, token.at)) paintToken(frame, token, drafted.has(token.id));
}

/** A counter as it would stand, with the way to look of the draft. */
export function paintGhost(frame: TableFrame): void {
  const { ghost } = frame.overlay;
  if (ghost === null) return;
  frame.pen.save();
  frame.pen.globalAlpha = 0.85;
  paintToken(frame, { ...ghost, share: null, bad: false, done: false }, false);
  frame.pen.restore();
}
