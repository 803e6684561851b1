/**
 * Plates with their circles: one a point, filled when lost, and a cross over what is gone. The same for
 * armour and structure.
 */
import { flatMap } from '../../kernel';
import {
  BLACK,
  circle,
  cross,
  GREY,
  polygon,
  text,
  type Mark,
  PLAIN,
  STRONG,
  THIN,
  WHITE,
  FAINT,
} from './drawing';
import { commonRadius, pack, topOf, type Plate } from './packing';

export interface PlateShown {
  readonly plate: Plate;
  readonly label: string;
  readonly points: number;
  readonly left: number;
  /** Whether the location is gone. */
  readonly gone: boolean;
  /** Where the label stands; null: within the plate. */
  readonly beside: readonly [x: number, y: number] | null;
}

const LEAST_RADIUS = 0.5;
const MAX_RADIUS = 1.4;
const LABEL_SIZE = 2.4;
const LABEL_DROP = 2.7;

const bounds = ({ points }: Plate) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** `CT 31`, and damaged `CT 12/31`. */
const labelOf = ({ label, points, left, gone }: PlateShown): string =>
  gone ? `${label} 0/${points}` : `${label} ${left === points ? '' : `${left}/`}${points}`;

const labelMark = (shown: PlateShown): Mark => {
  const words = labelOf(shown);
  const bold = shown.left < shown.points || shown.gone;
  if (shown.beside !== null)
    return text(shown.beside[0], shown.beside[1], words, { size: LABEL_SIZE, bold, max: 14 });
  const top = topOf(shown.plate);
  const upper = shown.plate.points.filter(([, y]) => y < top + 1.2).map(([x]) => x);
  const [from, to] = [Math.min(...upper), Math.max(...upper)];
  return text((from + to) / 2, top + LABEL_DROP, words, {
    size: LABEL_SIZE,
    least: 1.8,
    bold,
    anchor: 'middle',
    max: Math.max(10, to - from - 0.6),
  });
};

/** More points than a plate has room for, which no legal mech has, are told by their number. */
const uncounted = ({ plate, points, left }: PlateShown): Mark => {
  const { x, y, width, height } = bounds(plate);
  return text(x + width / 2, y + height / 2 + 2.4, `${left}/${points}`, {
    size: 4,
    least: 1.8,
    bold: true,
    anchor: 'middle',
    max: width - 3,
  });
};

const points = (shown: PlateShown, r: number): readonly Mark[] => {
  const places = pack(shown.plate, shown.points, r);
  if (places === null) return [uncounted(shown)];
  const lost = shown.points - shown.left;
  return places.map(([x, y], index) =>
    shown.gone
      ? circle(x, y, r, WHITE, { ...FAINT, shade: GREY })
      : circle(x, y, r, index < lost ? BLACK : WHITE, THIN),
  );
};

const one = (shown: PlateShown, r: number): readonly Mark[] => {
  const { plate, gone } = shown;
  const { x, y, width, height } = bounds(plate);
  return [
    polygon(plate.points, WHITE, gone ? { ...PLAIN, dashed: true } : PLAIN),
    ...points(shown, r),
    ...(gone ? cross(x + width * 0.18, y + height * 0.25, width * 0.64, height * 0.58, STRONG, true) : []),
    labelMark(shown),
  ];
};

/** All plates with circles of one size, as large as the fullest allows. */
export const diagram = (plates: readonly PlateShown[]): readonly Mark[] => {
  const counted = plates.filter((shown) => pack(shown.plate, shown.points, LEAST_RADIUS) !== null);
  const r = commonRadius(
    counted.map((shown) => [shown.plate, shown.points] as const),
    LEAST_RADIUS,
    MAX_RADIUS,
  );
  return flatMap(plates, (shown) => one(shown, r));
};
