/** How the picture's terrain looks: a colour and a few strokes for each kind, drawn around the middle of a hex. */
import type { Terrain } from '../../rules';

/** Distance from the middle of a hex to its corners, in the picture's units. */
export const RADIUS = 22;
export const HEIGHT = Math.sqrt(3) * RADIUS;

export const fixed = (value: number): string => String(Math.round(value * 10) / 10);

const stroke = (path: string, colour: string, width = 1.4): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const tree = (x: number, y: number): string => `<path d="M${x} ${y - 7}l5 9h-10z" fill="#33582f"/>`;
const block = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#5d6472" stroke="#c3c8d2" stroke-width=".7"/>`;

export const TERRAIN_LOOKS: Readonly<Record<Terrain, { readonly name: string; readonly fill: string; readonly strokes: string }>> = {
  clear: { name: 'clear', fill: '#b7b37c', strokes: stroke('M-8 5l2-3 2 3M5-5l2-3 2 3', '#95925c', 1.1) },
  woods: { name: 'woods', fill: '#72995c', strokes: tree(-7, 3) + tree(6, 4) + tree(0, -3) },
  hills: { name: 'hills', fill: '#b39463', strokes: stroke('M-12 5q5-8 10 0M0 5q6-10 12 0M-6-4q5-7 10 0', '#7f6238') },
  mountains: {
    name: 'mountains',
    fill: '#98877a',
    strokes: '<path d="M-13 9l8-16 5 8 4-6 9 14z" fill="#6a5a52"/><path d="M-5-7l-3.4 6.6 3-1.4 2.2 2 2-2z" fill="#f1ece4"/>',
  },
  urban: { name: 'urban', fill: '#9aa0a8', strokes: block(-11, -4, 8, 12) + block(-1, -10, 6, 18) + block(7, 0, 6, 8) },
  'deep-water': { name: 'deep water', fill: '#3f79a8', strokes: stroke('M-12-4q4-5 8 0t8 0M-6 5q4-5 8 0t8 0', '#8fbbdc') },
};

/** The corner of a hex at a multiple of sixty degrees, clockwise from the east. */
export const corner = (index: number, radius = RADIUS): readonly [number, number] => {
  const angle = (index * Math.PI) / 3;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

export const hexPath = (x: number, y: number, radius = RADIUS): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((index) => corner(index, radius))
    .map(([dx, dy]) => `${fixed(x + dx)} ${fixed(y + dy)}`)
    .join('L')}Z`;
