/** Counters and buildings as pictures, each drawn once for its size. */
import { letters } from './ground/lettering';
import { makeCanvas, penOf } from './ground/chunks';
import { onSeatColor, seatColor, type Colors } from './colors';
import type { Pen } from './ground/ground';
import type { BuildingMark, Counter } from './scene';
import { ICONS } from '../ui/icons';
import { hatchOf } from '../ui/marks/seat-hatch';

export interface Sprite {
  readonly picture: OffscreenCanvas | HTMLCanvasElement;
  /** Points from edge to edge. */
  readonly size: number;
}

type Points = readonly (readonly [number, number])[];

const trace = (pen: Pen, points: Points): void => {
  points.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.closePath();
};

/** A seat's shape around the middle, some 1 from there to its edge. */
const SHAPES: Readonly<Record<number, Points>> = {
  2: [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  3: [
    [0, -1.2],
    [1.2, 0],
    [0, 1.2],
    [-1.2, 0],
  ],
  4: [
    [-0.95, -0.95],
    [0.95, -0.95],
    [0.95, 0.25],
    [0, 1.2],
    [-0.95, 0.25],
  ],
  5: [
    [-0.58, -1],
    [0.58, -1],
    [1.15, 0],
    [0.58, 1],
    [-0.58, 1],
    [-1.15, 0],
  ],
  6: [
    [0, -1.2],
    [0.95, -0.3],
    [0.95, 0.95],
    [-0.95, 0.95],
    [-0.95, -0.3],
  ],
  7: [
    [0, -1.25],
    [1.25, 0.95],
    [-1.25, 0.95],
  ],
  8: [
    [-0.5, -1.05],
    [0.5, -1.05],
    [0.5, -0.5],
    [1.05, -0.5],
    [1.05, 0.5],
    [0.5, 0.5],
    [0.5, 1.05],
    [-0.5, 1.05],
    [-0.5, 0.5],
    [-1.05, 0.5],
    [-1.05, -0.5],
    [-0.5, -0.5],
  ],
};

/** Around the origin. */
export const traceSeat = (pen: Pen, seat: number, radius: number): void => {
  pen.save();
  pen.scale(radius, radius);
  pen.beginPath();
  const shape = SHAPES[seat];
  if (shape === undefined) pen.arc(0, 0, 1, 0, 2 * Math.PI);
  else trace(pen, shape);
  pen.restore();
};

/** The same on light and dark: a die-cut counter is printed. */
export const PRINT = '#14201c';
export const PLATE = '#ffffff';

function paintCounter(pen: Pen, colors: Colors, counter: Counter, radius: number): void {
  const { seat } = counter;
  pen.lineJoin = 'round';
  if (counter.ghostAge !== null) {
    traceSeat(pen, seat, radius);
    pen.fillStyle = colors.sheet;
    pen.globalAlpha = 0.8;
    pen.fill();
    pen.fillStyle = seatColor(colors, seat);
    pen.globalAlpha = 0.38;
    pen.fill();
    pen.globalAlpha = 1;
    pen.lineWidth = 4;
    pen.strokeStyle = colors['map-halo'];
    pen.stroke();
    pen.setLineDash([3.4, 2.6]);
    pen.lineWidth = 2;
    pen.strokeStyle = colors['map-ink'];
    pen.stroke();
    pen.setLineDash([]);
    return;
  }
  if (counter.own) {
    traceSeat(pen, seat, radius + 3);
    pen.fillStyle = PLATE;
    pen.fill();
    pen.lineWidth = 1;
    pen.strokeStyle = PRINT;
    pen.stroke();
  }
  traceSeat(pen, seat, radius);
  pen.fillStyle = seatColor(colors, seat);
  pen.fill();
  pen.lineWidth = counter.own ? 1.5 : 2;
  pen.strokeStyle = PRINT;
  pen.stroke();
  if (!counter.shutDown) return;
  pen.save();
  pen.clip();
  pen.strokeStyle = onSeatColor(colors, seat);
  pen.globalAlpha = 0.55;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (let q = -3 * radius; q < 3 * radius; q += 5) {
    pen.moveTo(q, -radius * 1.3);
    pen.lineTo(q + radius * 2, radius * 1.3);
  }
  pen.stroke();
  pen.restore();
}

function paintFace(pen: Pen, colors: Colors, { seat, count, ghostAge }: Counter, radius: number): void {
  const text = count > 1 ? String(count) : ghostAge === null ? null : '?';
  pen.fillStyle = ghostAge === null ? onSeatColor(colors, seat) : colors.ink;
  if (text !== null) {
    pen.font = letters(Math.round(radius * 1.35));
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    // The middle of a triangle lies lower.
    pen.fillText(text, 0, radius * (seat === 7 ? 0.28 : 0.08));
    return;
  }
  if (radius <= 6) return;
  const q = radius * 0.5;
  pen.beginPath();
  pen.rect(-q * 0.8, -q * 0.9, q * 1.6, q * 0.95);
  pen.rect(-q * 0.8, q * 0.2, q * 0.52, q * 0.8);
  pen.rect(q * 0.28, q * 0.2, q * 0.52, q * 0.8);
  pen.fill();
}

/** Below, a hatch is only noise. */
const SMALLEST_HATCHED = 10;

function paintBuilding(
  pen: Pen,
  colors: Colors,
  { type, seat, works, ghost }: BuildingMark,
  q: number,
): void {
  pen.globalAlpha = ghost ? 0.72 : 1;
  pen.beginPath();
  trace(pen, [
    [-q, -q + 3],
    [-q + 3, -q],
    [q - 3, -q],
    [q, -q + 3],
    [q, q],
    [-q, q],
  ]);
  pen.fillStyle = colors.sheet;
  pen.fill();
  pen.lineWidth = 1.5;
  pen.strokeStyle = colors['map-ink'];
  if (ghost) pen.setLineDash([3, 2]);
  pen.stroke();
  pen.setLineDash([]);
  if (seat !== null) {
    pen.save();
    pen.clip();
    pen.fillStyle = seatColor(colors, seat);
    pen.fillRect(-q, q * 0.55, 2 * q, q);
    pen.save();
    pen.beginPath();
    pen.rect(-q, q * 0.55, 2 * q, q);
    pen.clip();
    pen.strokeStyle = onSeatColor(colors, seat);
    pen.lineWidth = seat === 7 ? 2 : 1.2;
    pen.lineCap = 'round';
    pen.beginPath();
    for (const [x1, y1, x2, y2] of q < SMALLEST_HATCHED ? [] : hatchOf(seat, q, q * 0.3)) {
      pen.moveTo(x1, y1);
      pen.lineTo(x2, y2);
    }
    pen.stroke();
    pen.restore();
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(-q, q * 0.55);
    pen.lineTo(q, q * 0.55);
    pen.stroke();
    pen.restore();
  }
  const icon = (ICONS as Readonly<Record<string, string>>)[`b-${type}`];
  if (icon !== undefined && q >= 6) {
    const k = ((seat === null ? 1.7 : 1.42) * q) / 24;
    pen.save();
    pen.translate(-12 * k, -12 * k - (seat === null ? 0 : q * 0.22));
    pen.scale(k, k);
    pen.strokeStyle = colors.ink;
    pen.lineWidth = 2.1;
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    pen.stroke(new Path2D(icon));
    pen.restore();
  } else if (seat === null) {
    pen.fillStyle = colors.ink;
    pen.fillRect(-q * 0.35, -q * 0.35, q * 0.7, q * 0.7);
  }
  if (works !== false) return;
  pen.strokeStyle = colors.danger;
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.moveTo(-q, -q);
  pen.lineTo(q, q);
  pen.stroke();
}

export class Sprites {
  readonly #made = new Map<string, Sprite>();

  constructor(
    private readonly colors: Colors,
    private readonly density: number,
  ) {}

  counter(counter: Counter, radius: number): Sprite {
    const { seat, own, count, shutDown, ghostAge } = counter;
    return this.#once(
      `c ${seat} ${own} ${count} ${shutDown} ${ghostAge !== null} ${radius}`,
      Math.ceil(radius * 3.4),
      (pen) => {
        paintCounter(pen, this.colors, counter, radius);
        paintFace(pen, this.colors, counter, radius);
      },
    );
  }

  building(building: BuildingMark, radius: number): Sprite {
    const { type, seat, works, ghost } = building;
    return this.#once(`b ${type} ${seat} ${works} ${ghost} ${radius}`, Math.ceil(radius * 2.8), (pen) =>
      paintBuilding(pen, this.colors, building, radius),
    );
  }

  #once(key: string, size: number, paint: (pen: Pen) => void): Sprite {
    const made = this.#made.get(key);
    if (made !== undefined) return made;
    const picture = makeCanvas(size * this.density, size * this.density);
    const pen = penOf(picture);
    pen.setTransform(this.density, 0, 0, this.density, (size / 2) * this.density, (size / 2) * this.density);
    paint(pen);
    const sprite = { picture, size };
    this.#made.set(key, sprite);
    return sprite;
  }
}
