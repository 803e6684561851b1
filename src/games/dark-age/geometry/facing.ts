/**
 * Facings (DA-GEO-1): whole degrees clockwise from north, as integer vectors by a constant table. x grows to
 * the east, y to the south.
 */
import type { Point } from '../../shapes';

/** Of 0 … 45 degrees: 1000 times sine and cosine, rounded. Everything else is turned or mirrored from it. */
const OCTANT: readonly (readonly [number, number])[] = [
  [0, 1000],
  [17, 1000],
  [35, 999],
  [52, 999],
  [70, 998],
  [87, 996],
  [105, 995],
  [122, 993],
  [139, 990],
  [156, 988],
  [174, 985],
  [191, 982],
  [208, 978],
  [225, 974],
  [242, 970],
  [259, 966],
  [276, 961],
  [292, 956],
  [309, 951],
  [326, 946],
  [342, 940],
  [358, 934],
  [375, 927],
  [391, 921],
  [407, 914],
  [423, 906],
  [438, 899],
  [454, 891],
  [469, 883],
  [485, 875],
  [500, 866],
  [515, 857],
  [530, 848],
  [545, 839],
  [559, 829],
  [574, 819],
  [588, 809],
  [602, 799],
  [616, 788],
  [629, 777],
  [643, 766],
  [656, 755],
  [669, 743],
  [682, 731],
  [695, 719],
  [707, 707],
];

const octant = (degrees: number): readonly [number, number] => OCTANT[degrees] ?? [0, 1000];
/** Of 0 … 89 degrees. */
const quarter = (degrees: number): readonly [number, number] => {
  if (degrees <= 45) return octant(degrees);
  const [sine, cosine] = octant(90 - degrees);
  return [cosine, sine];
};
const vectorAt = (degrees: number): Point => {
  const [sine, cosine] = quarter(degrees % 90);
  if (degrees < 90) return { x: sine, y: 0 - cosine };
  if (degrees < 180) return { x: cosine, y: sine };
  if (degrees < 270) return { x: 0 - sine, y: cosine };
  return { x: 0 - cosine, y: 0 - sine };
};

const VECTORS: readonly Point[] = Array.from({ length: 360 }, (_, degrees) => vectorAt(degrees));

/** 0 … 359. */
export const wholeDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** About 1000 long. */
export const vectorOf = (facing: number): Point => VECTORS[wholeDegrees(facing)] ?? { x: 0, y: -1000 };

/** `value` times `part` through 1000, rounded; the same for both signs. */
const scaled = (value: number, part: number): number => {
  const whole = Math.floor((Math.abs(value) * part + 500) / 1000);
  return value < 0 ? -whole : whole;
};

/** A vector of this length along the facing, its parts rounded to whole units. */
export const stepOf = (facing: number, length: number): Point => {
  const { x, y } = vectorOf(facing);
  return { x: scaled(x, length), y: scaled(y, length) };
};

/** A point turned clockwise around the origin, rounded. */
export const turned = ({ x, y }: Point, facing: number): Point => {
  const { x: sine, y: minusCosine } = vectorOf(facing);
  const round = (value: number): number =>
    value < 0 ? -Math.floor((-value + 500) / 1000) : Math.floor((value + 500) / 1000);
  return { x: round(-x * minusCosine - y * sine), y: round(x * sine - y * minusCosine) };
};

const RIGHT_ANGLES = [0, 90, 180, 270] as const;
/** Above 0: the second vector lies clockwise of the first. */
const turn = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** The last degree of the quarter that begins here whose vector does not lie past the direction. */
const lastBefore = (quarterFrom: number, to: Point): number => {
  let [least, most] = [quarterFrom, quarterFrom + 89];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (turn(vectorOf(middle), to) >= 0) least = middle;
    else most = middle - 1;
  }
  return least;
};

/** The facing that looks most nearly from the one point to the other; north for the same point. */
export const facingTo = (from: Point, to: Point): number => {
  const away = { x: to.x - from.x, y: to.y - from.y };
  if (away.x === 0 && away.y === 0) return 0;
  const quarterFrom = RIGHT_ANGLES.find((degrees) => {
    const [one, next] = [vectorOf(degrees), vectorOf(degrees + 90)];
    return turn(one, away) >= 0 && turn(away, next) > 0;
  });
  const before = lastBefore(quarterFrom ?? 0, away);
  // By how far the direction passes beside: the vectors are not quite of one length. Of two the lower degree.
  const beside = (degrees: number): number => Math.abs(turn(vectorOf(degrees), away));
  const [one, other] = before === 359 ? [0, 359] : [before, before + 1];
  return beside(one) <= beside(other) ? one : other;
};
