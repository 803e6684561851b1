/** BT-LOS: who sees whom through what, hex by hex from the texts of the rules. */
import { centreOf, distanceOf, labelOf, meets, minus, type LineSide } from './geometry';
import { buildingOf } from './buildings';
import { feetOf, groundAt, heightOf, type Board, type Unit } from './question';

export interface Seen {
  /** Null: they see each other. */
  readonly why: 'water' | 'sight' | null;
  readonly light: number;
  readonly heavy: number;
  readonly building: number;
  readonly targetWoods: number;
  readonly cover: boolean;
  /** BT-LOS-7: of the attacker, by terrain. */
  readonly ownCover: boolean;
  /** Which side of the line hinders more; null: none does, or the line runs along no hexsides. */
  readonly worse: 'left' | 'right' | null;
}

type Wetness = 'land' | 'surface' | 'submerged';

/** BT-LOS-8 */
export const wetnessOf = (board: Board, unit: Unit): Wetness => {
  const { level, depth } = groundAt(board, unit.hex);
  if (depth === 0) return 'land';
  const above = heightOf(board, unit) - level;
  if (above < 0) return 'submerged';
  return above === 0 ? 'surface' : 'land';
};

/** BT-LOS-6 */
export const targetWoodsOf = (board: Board, target: Unit): number => {
  const { level, woods } = groundAt(board, target.hex);
  return heightOf(board, target) >= level + 2 ? 0 : woods;
};

interface Between {
  readonly hex: string;
  readonly side: LineSide;
}

/** BT-LOS-1, in the order from the attacker on. */
export const hexesBetween = (board: Board, from: string, to: string): readonly Between[] => {
  if (distanceOf(from, to) < 2) return [];
  const start = centreOf(from);
  const end = centreOf(to);
  const found: (Between & { readonly along: number })[] = [];
  const columns = [start.x / 3, end.x / 3];
  const rows = [start.y / 2, end.y / 2];
  const most = { column: Math.max(...columns) + 1, row: Math.max(...rows) + 1 };
  for (let column = Math.max(1, Math.min(...columns) - 1); column <= board.columns; column += 1)
    for (let row = Math.max(1, Math.floor(Math.min(...rows)) - 1); row <= board.rows; row += 1) {
      if (column > most.column || row > most.row) break;
      const hex = labelOf(column, row);
      if (hex === from || hex === to) continue;
      const side = meets(start, end, centreOf(hex));
      if (side === null) continue;
      const way = minus(end, start);
      const step = minus(centreOf(hex), start);
      // True lengths: x counts halves of a side, y its √3-fold.
      found.push({ hex, side, along: way.x * step.x + 3 * way.y * step.y });
    }
  return found.sort((a, b) => a.along - b.along);
};

type Side = Omit<Seen, 'worse' | 'targetWoods'>;

/** BT-LOS-3 to 9 over these hexes. */
const sideOf = (board: Board, from: Unit, to: Unit, between: readonly Between[]): Side => {
  const mine = heightOf(board, from);
  const theirs = heightOf(board, to);
  const home = groundAt(board, from.hex);
  const there = groundAt(board, to.hex);
  const wetness = [wetnessOf(board, from), wetnessOf(board, to)];
  const isWet = wetness.includes('submerged');
  let why: Side['why'] = isWet && wetness.includes('land') ? 'water' : null;
  let [light, heavy, building] = [0, 0, 0];
  let cover = !to.prone && (there.depth === 1 || (there.building > 0 && to.elevation === 0));
  let ownCover = false;

  const houses = buildingOf(board, from.hex);
  const isIn = (unit: Unit, levels: number): boolean => unit.elevation + (unit.prone ? 0 : 1) < levels;
  const isShared =
    houses !== null && houses.has(to.hex) && isIn(from, home.levels) && isIn(to, there.levels) && !isWet;
  if (isShared) building += Math.abs(feetOf(board, from) - feetOf(board, to));

  let isStillInside = isShared;
  for (const { hex } of between) {
    const ground = groundAt(board, hex);
    if (isStillInside && houses?.has(hex) === true) {
      building += 1;
      continue;
    }
    isStillInside = false;
    if (isWet && ground.depth === 0) why ??= 'sight';
    const top = isWet ? ground.level - ground.depth : ground.level + ground.levels;
    const isNearMe = distanceOf(hex, from.hex) === 1;
    const isNearThem = distanceOf(hex, to.hex) === 1;
    const hinders = (height: number): boolean =>
      (height > mine && height > theirs) || (isNearMe && height > mine) || (isNearThem && height > theirs);
    if (hinders(top)) why ??= 'sight';
    if (!isWet && ground.woods > 0 && hinders(ground.level + 2)) {
      light += ground.woods === 1 ? 1 : 0;
      heavy += ground.woods === 2 ? 1 : 0;
    }
    if (isNearThem && !to.prone && top === theirs && mine <= theirs) cover = true;
    if (isNearMe && !from.prone && top === mine && theirs <= mine) ownCover = true;
  }
  if (light + 2 * heavy >= 3 || building > 2) why ??= 'sight';
  return { why, light, heavy, building, cover, ownCover };
};

const pointsOf = (side: Side): number => side.light + 2 * side.heavy + side.building + (side.cover ? 1 : 0);

export const sightOf = (board: Board, from: Unit, to: Unit): Seen => {
  const all = hexesBetween(board, from.hex, to.hex);
  const targetWoods =
    wetnessOf(board, from) === 'submerged' || wetnessOf(board, to) === 'submerged'
      ? 0
      : targetWoodsOf(board, to);
  const right = sideOf(
    board,
    from,
    to,
    all.filter(({ side }) => side !== 'left'),
  );
  const isPlain = all.every(({ side }) => side === 'on');
  if (isPlain) return { ...right, targetWoods, worse: null };
  const left = sideOf(
    board,
    from,
    to,
    all.filter(({ side }) => side !== 'right'),
  );
  const isBlind = (side: Side): number => (side.why === null ? 0 : 1);
  const more = isBlind(left) - isBlind(right) || (isBlind(left) === 1 ? 0 : pointsOf(left) - pointsOf(right));
  if (more !== 0)
    return more > 0 ? { ...left, targetWoods, worse: 'left' } : { ...right, targetWoods, worse: 'right' };
  return { ...(left.ownCover && !right.ownCover ? left : right), targetWoods, worse: null };
};
