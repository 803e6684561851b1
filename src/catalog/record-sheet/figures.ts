/**
 * The figures of a biped and a quad, put together from convex plates; seen as its pilot sits: left is left.
 */
import type { ArmorLocation, Location, MechDesign } from '../model';
import type { Point } from './drawing';
import type { Plate } from './packing';

/** The figures are drawn in a field of this size, stretched to the height of their panel. */
const FIELD_WIDTH = 81;
export const FIELD_HEIGHT = 64;
/** Of the three plates of the back, below the field. */
export const BACK_HEIGHT = 13;
const LABEL = 3.3;

type Outline = readonly Point[];
/** The other side's plate, its points in the same sense. */
const mirrored = (points: Outline): Outline => points.map(([x, y]): Point => [FIELD_WIDTH - x, y]).reverse();

const HEAD: Outline = [
  [35.5, 0],
  [45.5, 0],
  [48, 4],
  [46.5, 9.8],
  [34.5, 9.8],
  [33, 4],
];
const CENTRE: Outline = [
  [31.5, 11],
  [49.5, 11],
  [49.5, 31],
  [46, 39.5],
  [35, 39.5],
  [31.5, 31],
];
const SIDE: Outline = [
  [17.5, 11],
  [30.2, 11],
  [30.2, 37],
  [18.5, 37],
  [15.2, 31],
  [15.2, 14],
];

const BIPED_ARM: Outline = [
  [2.6, 11.5],
  [11.4, 11.5],
  [13.7, 14.5],
  [13.7, 41],
  [11.5, 46.5],
  [2.5, 46.5],
  [0.3, 41],
  [0.3, 14.5],
];
const BIPED_LEG: Outline = [
  [20, 41],
  [39.6, 41],
  [39.6, 58],
  [37.5, 64],
  [18.5, 64],
  [16.4, 58],
  [16.4, 49],
];

/** The front legs stand out at the shoulders, the hind ones below the body. */
const QUAD_FRONT: Outline = [
  [2.6, 8],
  [11.4, 8],
  [13.7, 11],
  [13.7, 36],
  [11.5, 44],
  [2.5, 44],
  [0.3, 36],
  [0.3, 11],
];
const QUAD_HIND: Outline = [
  [16.5, 40],
  [31.5, 40],
  [34, 43],
  [34, 58],
  [31.5, 64],
  [14.5, 64],
  [12, 58],
  [12, 46],
];

const BACK_CENTRE: Outline = [
  [31.5, 0],
  [49.5, 0],
  [49.5, 13],
  [31.5, 13],
];
const BACK_SIDE: Outline = [
  [15.2, 0],
  [30.2, 0],
  [30.2, 13],
  [18.5, 13],
  [15.2, 9],
];

const outlines = (motion: MechDesign['motion']): Readonly<Record<Location, Outline>> => {
  const [upper, lower] = motion === 'quad' ? [QUAD_FRONT, QUAD_HIND] : [BIPED_ARM, BIPED_LEG];
  return {
    HD: HEAD,
    CT: CENTRE,
    LT: SIDE,
    RT: mirrored(SIDE),
    LA: upper,
    RA: mirrored(upper),
    LL: lower,
    RL: mirrored(lower),
  };
};
const BACK: Readonly<Record<'CTR' | 'LTR' | 'RTR', Outline>> = {
  CTR: BACK_CENTRE,
  LTR: BACK_SIDE,
  RTR: mirrored(BACK_SIDE),
};

const placed = (outline: Outline, x: number, y: number, stretch: number, label: number): Plate => ({
  points: outline.map(([px, py]): Point => [x + px, y + py * stretch]),
  label,
});

/**
 * The plates of the front with the field's upper left corner at (x, y), its height stretched. The head's
 * label stands beside it.
 */
export const frontPlates = (
  motion: MechDesign['motion'],
  x: number,
  y: number,
  stretch: number,
): Readonly<Record<Location, Plate>> => {
  const of = outlines(motion);
  const plate = (location: Location): Plate =>
    placed(of[location], x, y, stretch, location === 'HD' ? 0.5 : LABEL);
  return {
    HD: plate('HD'),
    CT: plate('CT'),
    RT: plate('RT'),
    LT: plate('LT'),
    RA: plate('RA'),
    LA: plate('LA'),
    RL: plate('RL'),
    LL: plate('LL'),
  };
};

export const backPlates = (
  x: number,
  y: number,
): Readonly<Record<Exclude<ArmorLocation, Location>, Plate>> => ({
  CTR: placed(BACK.CTR, x, y, 1, LABEL),
  RTR: placed(BACK.RTR, x, y, 1, LABEL),
  LTR: placed(BACK.LTR, x, y, 1, LABEL),
});
