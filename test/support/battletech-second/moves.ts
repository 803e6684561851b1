/** BT-MOV: every place that a unit can end in, by trying every step from every place. */
import { AHEAD, centreOf, distanceOf, hexAt } from './geometry';
import { mpOf } from './mp';
import { feetOf, groundAt, type Board, type Scene, type Unit } from './question';
import { isGyroGone, isLost } from './body';

export interface Place {
  readonly hex: string;
  readonly facing: number;
  readonly mp: number;
}

/** A place on the way: the standing place is a level. */
interface Spot {
  readonly hex: string;
  readonly facing: number;
  readonly stands: number;
}

const ahead = (board: Board, hex: string, direction: number): string | null => {
  const here = centreOf(hex);
  const step = AHEAD[((direction % 6) + 6) % 6] ?? here;
  return hexAt({ x: here.x + step.x, y: here.y + step.y }, board.columns, board.rows);
};

/** BT-MOV-9 */
const standsIn = (board: Board, hex: string, from: number): number => {
  const ground = groundAt(board, hex);
  if (ground.building === 0) return ground.level - ground.depth;
  const roof = ground.level + ground.levels;
  if (from >= roof) return roof;
  return from >= ground.level ? from : ground.level;
};

/** BT-MOV-8 */
const isPaved = (board: Board, from: string, to: string, direction: number): boolean => {
  const leads = (hex: string, way: number): boolean => {
    const { pavement, road } = groundAt(board, hex);
    return pavement || (road !== null && (road & (1 << way)) !== 0);
  };
  return leads(from, direction) && leads(to, (direction + 3) % 6);
};

/** BT-MOV-7, 9 to 12; null: not possible. */
const stepCost = (board: Board, spot: Spot, to: string, direction: number, mode: string): number | null => {
  const ground = groundAt(board, to);
  if (mode === 'run' && ground.depth > 0) return null;
  const stands = standsIn(board, to, spot.stands);
  const climb = Math.abs(stands - spot.stands);
  if (climb > 2) return null;
  let cost = 1 + climb;
  if (!isPaved(board, spot.hex, to, direction)) {
    cost += ground.woods + (ground.rough ? 1 : 0) + (ground.rubble > 0 ? 1 : 0);
    cost += ground.depth === 0 ? 0 : ground.depth === 1 ? 1 : 3;
  }
  if (ground.building > 0 && stands < ground.level + ground.levels) cost += ground.building;
  return cost;
};

const keyOf = ({ hex, facing, stands }: Spot): string => `${hex} ${facing} ${stands}`;

const walked = (scene: Scene, unit: Unit, mode: 'walk' | 'run', mp: number): readonly Place[] => {
  const { board, units } = scene;
  const others = units.filter(({ id }) => id !== unit.id);
  const start: Spot = { hex: unit.hex, facing: unit.facing, stands: feetOf(board, unit) };
  const best = new Map<string, number>([[keyOf(start), 0]]);
  const queues: Spot[][] = [[start]];
  const turns = unit.prone && isGyroGone(unit) ? 1 : mp;
  const reach = unit.prone ? Math.min(mp, turns) : mp;
  const found = new Map<string, Place>();
  for (let spent = 0; spent <= reach; spent += 1)
    for (const spot of queues[spent] ?? []) {
      if (best.get(keyOf(spot)) !== spent) continue;
      const place = `${spot.hex}${spot.facing}`;
      if (!found.has(place)) found.set(place, { hex: spot.hex, facing: spot.facing, mp: spent });
      const go = (next: Spot, cost: number): void => {
        const known = best.get(keyOf(next));
        if (known !== undefined && known <= spent + cost) return;
        best.set(keyOf(next), spent + cost);
        (queues[spent + cost] ??= []).push(next);
      };
      for (const turn of [1, 5]) go({ ...spot, facing: (spot.facing + turn) % 6 }, 1);
      if (unit.prone) continue;
      for (const isBack of mode === 'walk' ? [false, true] : [false]) {
        const direction = (spot.facing + (isBack ? 3 : 0)) % 6;
        const hex = ahead(board, spot.hex, direction);
        if (hex === null || others.some((other) => other.hex === hex && other.side !== unit.side)) continue;
        const cost = stepCost(board, spot, hex, direction, mode);
        const stands = standsIn(board, hex, spot.stands);
        if (cost === null || (isBack && stands !== spot.stands)) continue;
        go({ hex, facing: spot.facing, stands }, cost);
      }
    }
  // BT-MOV-7, the smallest step: dearer than the MP, as the whole movement.
  const next = mode === 'run' && !unit.prone ? ahead(board, unit.hex, unit.facing) : null;
  if (next !== null && !others.some((other) => other.hex === next)) {
    const cost = stepCost(board, start, next, unit.facing, mode);
    const place = `${next}${unit.facing}`;
    if (cost !== null && !found.has(place)) found.set(place, { hex: next, facing: unit.facing, mp: cost });
  }
  const isTaken = (hex: string): boolean => hex !== unit.hex && others.some((other) => other.hex === hex);
  return [...found.values()].filter(({ hex }) => !isTaken(hex));
};

/** BT-MOV-14 */
const jumped = ({ board, units }: Scene, unit: Unit, mp: number): readonly Place[] => {
  const limit = feetOf(board, unit) + mp;
  const isLow = (hex: string): boolean => {
    const ground = groundAt(board, hex);
    return ground.level - ground.depth + ground.levels <= limit;
  };
  let ring = new Set([unit.hex]);
  const found: Place[] = [];
  for (let spent = 0; spent <= mp; spent += 1) {
    for (const hex of ring)
      if (hex === unit.hex || !units.some((other) => other.hex === hex))
        for (let facing = 0; facing < 6; facing += 1) found.push({ hex, facing, mp: spent });
    const next = new Set<string>();
    for (const hex of ring)
      for (let direction = 0; direction < 6; direction += 1) {
        const there = ahead(board, hex, direction);
        if (there !== null && distanceOf(unit.hex, there) === spent + 1 && isLow(there)) next.add(there);
      }
    ring = next;
  }
  return found;
};

/** BT-MOV-6, 15: by hex (column, then row), then by facing. */
export const placesOf = (scene: Scene, unit: Unit, mode: 'walk' | 'run' | 'jump'): readonly Place[] => {
  const mp = mpOf(scene.board, unit)[mode];
  const isStuck = mp === 0 || isLost(unit, 'CT') || (unit.prone ? mode === 'jump' : isGyroGone(unit));
  if (isStuck) return [{ hex: unit.hex, facing: unit.facing, mp: 0 }];
  const places = mode === 'jump' ? jumped(scene, unit, mp) : walked(scene, unit, mode, mp);
  return [...places].sort((a, b) => (a.hex === b.hex ? a.facing - b.facing : a.hex < b.hex ? -1 : 1));
};
