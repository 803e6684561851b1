/** Sums and codes that fire and blows have in common. */
import { cross, AHEAD, centreOf, minus, type Point } from './geometry';
import type { Mode, Unit } from './question';

/** Sums by code, without what is 0. */
export type Sums = Readonly<Record<string, number>>;

export const sumsOf = (terms: readonly (readonly [string, number])[]): Sums => {
  const sums: Record<string, number> = {};
  for (const [code, value] of terms) sums[code] = (sums[code] ?? 0) + value;
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));
};

export interface Shot {
  readonly possible: true;
  readonly toHit: number;
  readonly range: number;
  readonly side: string;
  readonly table: string;
  /** Null: it is rolled, or the texts leave it open. */
  readonly damage: number | null;
  readonly terms: Sums;
}
export type Verdict = Shot | { readonly possible: false; readonly why: readonly string[] };

/** BT-GUN-2 */
export const ATTACKER_MOVED: Readonly<Record<Mode, number>> = { stand: 0, walk: 1, run: 2, jump: 3 };

/** BT-GUN-3 */
export const targetMoved = ({ moved }: Unit): readonly (readonly [string, number])[] => {
  const { hexes, mode } = moved;
  const borders = [3, 5, 7, 10, 18, 25];
  return [
    ['target-movement', borders.filter((least) => hexes >= least).length],
    ['target-jumped', mode === 'jump' ? 1 : 0],
  ];
};

/** Ways out of 36 to come to the number with two dice, as a share. */
export const oddsOf = (needed: number): number => {
  let ways = 0;
  for (let one = 1; one <= 6; one += 1)
    for (let two = 1; two <= 6; two += 1) if (one + two >= needed) ways += 1;
  return ways / 36;
};

/** Rays at half sixths: 0 a facing, 1 the border between it and the next, clockwise to 11. */
const RAYS: readonly Point[] = AHEAD.flatMap((ray, index) => {
  const next = AHEAD[(index + 1) % 6] ?? ray;
  return [ray, { x: ray.x + next.x, y: ray.y + next.y }];
});

/**
 * The angle from a facing in twelfths of a turn: 2 is 60°, 2.5 lies between 60° and 90°. −1 within one hex.
 */
export const angleOf = (from: string, to: string, facing: number): number => {
  const way = minus(centreOf(to), centreOf(from));
  if (way.x === 0 && way.y === 0) return -1;
  for (let turn = 0; turn < 12; turn += 1) {
    const ray = RAYS[(turn + 2 * facing) % 12] ?? way;
    const next = RAYS[(turn + 1 + 2 * facing) % 12] ?? way;
    const dot = ray.x * way.x + 3 * ray.y * way.y;
    if (cross(ray, way) === 0 && dot > 0) return turn;
    if (cross(ray, way) > 0 && cross(way, next) > 0) return turn + 0.5;
  }
  throw new Error('every way has an angle');
};

/** BT-GUN-7; `shift` −1 or 1: a little smaller or larger than a border. */
export const sideOf = (angle: number, shift: number): string => {
  if (angle < 0) return 'front';
  const turned = angle + shift / 4;
  if (turned > 3 && turned <= 5) return 'right';
  if (turned > 5 && turned < 7) return 'rear';
  return turned >= 7 && turned < 9 ? 'left' : 'front';
};
