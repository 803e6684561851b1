/**
 * Each seat's hatch for what it holds: none, /, \, —, |, ×, dots, chevrons. So that areas differ without
 * their colour. Pure.
 */

/** From one point to another; a dot goes nowhere, and is drawn with a round cap. */
export type Stroke = readonly [x1: number, y1: number, x2: number, y2: number];

/** −half, −half + gap, … half. */
const steps = (half: number, gap: number): readonly number[] => {
  const count = Math.floor(half / gap);
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * gap);
};

type Hatch = (half: number, gap: number) => readonly Stroke[];

const slash: Hatch = (half, gap) =>
  steps(2 * half, gap * Math.SQRT2).map((at): Stroke => [at - half, half, at + half, -half]);
const backslash: Hatch = (half, gap) =>
  slash(half, gap).map(([x1, y1, x2, y2]): Stroke => [x1, -y1, x2, -y2]);

const HATCHES: Readonly<Record<number, Hatch>> = {
  1: () => [],
  2: slash,
  3: backslash,
  4: (half, gap) => steps(half, gap).map((y): Stroke => [-half, y, half, y]),
  5: (half, gap) => steps(half, gap).map((x): Stroke => [x, -half, x, half]),
  6: (half, gap) => [...slash(half, gap * 1.4), ...backslash(half, gap * 1.4)],
  7: (half, gap) =>
    steps(half, gap).flatMap((y, row) =>
      steps(half, gap).map((x): Stroke => [x + (row % 2) * gap * 0.5, y, x + (row % 2) * gap * 0.5, y]),
    ),
  8: (half, gap) =>
    steps(half, gap).flatMap((y) =>
      steps(half, gap * 1.4).flatMap((x): Stroke[] => [
        [x - gap * 0.7, y + gap * 0.3, x, y - gap * 0.3],
        [x, y - gap * 0.3, x + gap * 0.7, y + gap * 0.3],
      ]),
    ),
};

/** Over a square around the middle. */
export const hatchOf = (seat: number, half: number, gap: number): readonly Stroke[] =>
  HATCHES[seat]?.(half, gap) ?? [];
