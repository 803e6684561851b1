/**
 * The outlines of the paper doll by location: eight from the front, three backs below. Left of the mech is
 * left on the paper.
 */
export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

export const FRONT = ['HD', 'LA', 'LT', 'CT', 'RT', 'RA', 'LL', 'RL'] as const;
export const BACK = ['LTR', 'CTR', 'RTR'] as const;
export type Location = (typeof FRONT)[number] | (typeof BACK)[number];

type Left = 'HD' | 'CT' | 'LT' | 'LA' | 'LL';

const BIPED: Readonly<Record<Left, Outline>> = {
  HD: [[84, 1], [116, 1], [123, 21], [116, 41.5], [84, 41.5], [77, 21]], // prettier-ignore
  CT: [[76, 45], [124, 45], [130, 78], [121, 128], [79, 128], [70, 78]], // prettier-ignore
  LT: [[39, 45], [72, 45], [66, 78], [75, 122], [46, 122], [35, 78]], // prettier-ignore
  LA: [[5, 52], [34, 47], [31, 82], [40, 140], [12, 148], [2, 96]], // prettier-ignore
  LL: [[44, 134], [97, 134], [95, 180], [92, 230], [48, 230], [55, 180]], // prettier-ignore
};
/** On four legs: the front ones stand outside, the hind ones between them. */
const QUAD: Readonly<Record<Left, Outline>> = {
  ...BIPED,
  LA: [[3, 78], [31, 66], [34, 92], [40, 140], [38, 230], [6, 230], [10, 140]], // prettier-ignore
  LL: [[52, 134], [97, 134], [94, 170], [90, 212], [54, 212], [58, 170]], // prettier-ignore
};

const mirrored = (outline: Outline): Outline => outline.map(([x, y]) => [200 - x, y]);
const WIDER = 1.46;
const widened = (outline: Outline): Outline => outline.map(([x, y]) => [(x - 100) * WIDER + 100, y]);

const BACK_TOP = 238;
/** `tall` backs have room for their circles. */
const back = (place: number, height: number): Outline => {
  const x = 44 + place * 38;
  return [[x, BACK_TOP], [x + 36, BACK_TOP], [x + 36, BACK_TOP + height], [x, BACK_TOP + height]]; // prettier-ignore
};

/** Wide ones hold a circle for each point. */
export function outlines(motion: 'biped' | 'quad', wide: boolean): Readonly<Record<Location, Outline>> {
  const left = motion === 'quad' ? QUAD : BIPED;
  const height = wide ? 39 : 24;
  const all: Readonly<Record<Location, Outline>> = {
    ...left,
    RT: mirrored(left.LT),
    RA: mirrored(left.LA),
    RL: mirrored(left.LL),
    LTR: back(0, height),
    CTR: back(1, height),
    RTR: back(2, height),
  };
  return wide
    ? (Object.fromEntries(Object.entries(all).map(([name, outline]) => [name, widened(outline)])) as Record<
        Location,
        Outline
      >)
    : all;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export const boxOf = (outline: Outline): Box => {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};
