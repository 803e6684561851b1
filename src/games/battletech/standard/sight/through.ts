/** What a line of sight meets between its ends (BT-LOS-2 to BT-LOS-9). */
import type { Ground } from '../field/ground';
import { buildingAround, buildingsOf } from './buildings';
import { limitOf, type Stand } from './heights';
import { LEFT, type Line, lineOf, NEAR_FROM, NEAR_TO, RIGHT } from './line';
import { wetnessOf } from './water';
import { WOODS_END_SIGHT, WOODS_HEIGHT } from './woods';

/** Hexes and levels of a building that end the sight are more than this. */
const MAX_FLOORS = 2;

interface Met {
  readonly sees: boolean;
  readonly light: number;
  readonly heavy: number;
  readonly floors: number;
  /** Partial cover by terrain. */
  readonly isCovered: boolean;
  readonly isAttackerCovered: boolean;
}

export interface Through extends Met {
  readonly isWaterBetween: boolean;
  readonly side: 'left' | 'right' | null;
}

interface Ends {
  readonly ground: Ground;
  readonly from: Stand;
  readonly to: Stand;
  readonly line: Line;
  readonly isUnderWater: boolean;
  /** In which both are; 0: they are not in one. */
  readonly building: number;
}

const NOTHING: Met = {
  sees: true,
  light: 0,
  heavy: 0,
  floors: 0,
  isCovered: false,
  isAttackerCovered: false,
};

const ENDED: Met = { ...NOTHING, sees: false };

/** The hexes of one side, which has the hexes in the middle too. */
const metOn = ({ ground, from, to, line, isUnderWater, building }: Ends, side: number): Met => {
  const { level, depth, woods, height, rows, columns } = ground;
  const { count, marks, columns: across, rows: down } = line;
  const numbers = building > 0 ? buildingsOf(ground) : level;
  let points = 0;
  let light = 0;
  let floors = building > 0 ? Math.abs(from.feet - to.feet) : 0;
  let isCovered = false;
  let isAttackerCovered = false;
  let inside = building;
  for (let at = 0; at < count; at += 1) {
    const mark = marks[at] ?? 0;
    if ((mark & side) === 0) continue;
    const column = from.column + (across[at] ?? 0);
    const row = from.row + (down[at] ?? 0);
    if (row < 1 || row > rows || column > columns) continue;
    const index = (column - 1) * rows + row - 1;
    const limit = limitOf(from.height, to.height, mark);
    let top = level[index] ?? 0;
    if (isUnderWater) {
      const deep = depth[index] ?? 0;
      if (deep === 0) return ENDED;
      top -= deep;
    } else {
      const wood = woods[index] ?? 0;
      if (wood > 0 && top + WOODS_HEIGHT > limit) {
        points += wood;
        if (wood === 1) light += 1;
      }
      if (inside > 0 && numbers[index] === inside) floors += 1;
      else {
        inside = 0;
        top += height[index] ?? 0;
      }
    }
    if (top > limit || points >= WOODS_END_SIGHT) return ENDED;
    if ((mark & NEAR_TO) !== 0 && to.isUpright && top === to.height && from.height <= top) isCovered = true;
    if ((mark & NEAR_FROM) !== 0 && from.isUpright && top === from.height && to.height <= top)
      isAttackerCovered = true;
  }
  if (floors > MAX_FLOORS) return ENDED;
  return { sees: true, light, heavy: (points - light) / 2, floors, isCovered, isAttackerCovered };
};

/** How much it hinders; without sight more than anything. */
const weightOf = (met: Met, hasOwnCover: boolean): number =>
  met.sees ? met.light + 2 * met.heavy + met.floors + (hasOwnCover || met.isCovered ? 1 : 0) : 99;

/** Of no water between. Written out: bots look along thousands of lines for a step, and a spread takes longer than the line. */
const throughOf = (met: Met, side: Through['side']): Through => ({
  sees: met.sees,
  light: met.light,
  heavy: met.heavy,
  floors: met.floors,
  isCovered: met.isCovered,
  isAttackerCovered: met.isAttackerCovered,
  isWaterBetween: false,
  side,
});

/** `hasOwnCover`: the target has partial cover anyway, so that terrain adds nothing. */
export const throughLine = (ground: Ground, from: Stand, to: Stand, hasOwnCover: boolean): Through => {
  const wet = wetnessOf(ground, from);
  const wetTarget = wetnessOf(ground, to);
  const isUnderWater = wet === 'submerged' || wetTarget === 'submerged';
  const isWaterBetween = isUnderWater && (wet === 'land' || wetTarget === 'land');
  if (isWaterBetween) return { ...NOTHING, sees: false, isWaterBetween, side: null };
  const around = buildingAround(ground, from);
  const ends: Ends = {
    ground,
    from,
    to,
    line: lineOf(from.column, to.column - from.column, to.row - from.row),
    isUnderWater,
    building: around > 0 && around === buildingAround(ground, to) ? around : 0,
  };
  if (!ends.line.isDivided) return throughOf(metOn(ends, LEFT | RIGHT), null);
  const left = metOn(ends, LEFT);
  const right = metOn(ends, RIGHT);
  const more = weightOf(left, hasOwnCover) - weightOf(right, hasOwnCover);
  const isLeft = more > 0 || (more === 0 && left.isAttackerCovered);
  return throughOf(isLeft ? left : right, more === 0 ? null : more > 0 ? 'left' : 'right');
};
