/**
 * How terrain and forces look in a picture: the colours of the page by day, and the marks that tell them
 * apart without colour.
 */
import type { Terrain } from '../model/map';
import { circle, shape, type Colour, type Shape, type Stroke } from './marks';

export const INK: Colour = '#14201c';
export const QUIET: Colour = '#41504a';
export const PAPER: Colour = '#fafbf8';
/** What shows between hexes. */
export const GRID: Colour = '#a9b0a4';
export const FOG: Colour = '#8d9894';
export const DANGER: Colour = '#ad2219';
export const NOBODY: Colour = '#87948d';

interface SeatLook {
  readonly colour: Colour;
  /** Of letters upon it. */
  readonly on: Colour;
}

const FIRST_SEAT: SeatLook = { colour: '#1f5fc4', on: '#ffffff' };

const SEATS: Readonly<Record<number, SeatLook>> = {
  1: FIRST_SEAT,
  2: { colour: '#c63f12', on: '#ffffff' },
  3: { colour: '#2aa583', on: '#14201c' },
  4: { colour: '#f2c318', on: '#14201c' },
  5: { colour: '#b08ae6', on: '#14201c' },
  6: { colour: '#9ad8f5', on: '#14201c' },
  7: { colour: '#3a2c25', on: '#ffffff' },
  8: { colour: '#f6f6f2', on: '#14201c' },
};

export const seatLook = (seat: number): SeatLook => SEATS[seat] ?? { colour: NOBODY, on: '#ffffff' };

/** Around 0, 0, some 1 from there to its edge. */
const SEAT_SHAPES: Readonly<Record<number, readonly number[]>> = {
  2: [-0.9, -0.9, 0.9, -0.9, 0.9, 0.9, -0.9, 0.9],
  3: [0, -1.2, 1.2, 0, 0, 1.2, -1.2, 0],
  4: [-0.95, -0.95, 0.95, -0.95, 0.95, 0.25, 0, 1.2, -0.95, 0.25],
  5: [-0.58, -1, 0.58, -1, 1.15, 0, 0.58, 1, -0.58, 1, -1.15, 0],
  6: [0, -1.2, 0.95, -0.3, 0.95, 0.95, -0.95, 0.95, -0.95, -0.3],
  7: [0, -1.25, 1.25, 0.95, -1.25, 0.95],
  8: [
    -0.5, -1.05, 0.5, -1.05, 0.5, -0.5, 1.05, -0.5, 1.05, 0.5, 0.5, 0.5, 0.5, 1.05, -0.5, 1.05, -0.5, 0.5,
    -1.05, 0.5, -1.05, -0.5, -0.5, -0.5,
  ],
};

const round = (value: number): number => Math.round(value * 100) / 100;

export const polygon = (numbers: readonly number[], scale = 1): string => {
  const points: string[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    points.push(`${round((numbers[at] ?? 0) * scale)} ${round((numbers[at + 1] ?? 0) * scale)}`);
  return `M${points.join('L')}Z`;
};

export const seatOutline = (seat: number, radius: number): string => {
  const points = SEAT_SHAPES[seat];
  return points === undefined ? circle(0, 0, radius) : polygon(points, radius);
};

const line = (d: string, colour: Colour, width = 1.4): Shape =>
  shape(d, null, { colour, width } satisfies Stroke);
const tree = (x: number, y: number): string => `M${x} ${y - 7}l5 9h-10z`;
const block = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

interface TerrainLook {
  readonly fill: Colour;
  /** Around the middle of a hex. */
  readonly strokes: readonly Shape[];
}

export const TERRAIN_LOOKS: Readonly<Record<Terrain, TerrainLook>> = {
  clear: { fill: '#e6e5cb', strokes: [line('M-9 9l2-3 2 3M5 4l2-3 2 3', '#c3c19a', 1.1)] },
  woods: { fill: '#c3d5ab', strokes: [shape(tree(-9, 8) + tree(9, 7) + tree(0, 1), { colour: '#7f9f70' })] },
  hills: { fill: '#e0cda4', strokes: [line('M-13 9q5-8 10 0M1 9q6-10 12 0M-6 0q5-7 10 0', '#a07f46')] },
  mountains: {
    fill: '#cbbdb0',
    strokes: [
      shape('M-14 12l8-16 5 8 4-6 10 14z', { colour: '#8f7c70' }),
      shape('M-6-4l-3.4 6.6 3-1.4 2.2 2 2-2z', { colour: '#f4efe9' }),
    ],
  },
  urban: {
    fill: '#d4d4d6',
    strokes: [
      shape(
        block(-12, -1, 8, 12) + block(-2, -6, 6, 17) + block(6, 3, 7, 8),
        { colour: '#b6bac1' },
        { colour: '#777c85', width: 1 },
      ),
    ],
  },
  'deep-water': {
    fill: '#aecbdc',
    strokes: [line('M-12-1q4-5 8 0t8 0t8 0M-12 8q4-5 8 0t8 0t8 0', '#6f9fbb')],
  },
};
