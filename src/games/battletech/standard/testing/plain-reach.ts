/**
 * The slow way to say where a mech gets: written from the rules (BT-MOV-7 to 15) hex by hex, without arrays,
 * to hold the fast way against it.
 */
import { DIRECTIONS, distance, type Hex, neighbour } from '../../../../kernel/hex';
import { isOnGrid } from '../../../shared/hex-field';
import type { Battlefield, Terrain } from '../field/model';

export interface PlainMove {
  readonly field: Battlefield;
  readonly start: { readonly hex: Hex; readonly floor: number; readonly facing: number };
  readonly mode: 'walk' | 'run' | 'jump';
  readonly mp: number;
  readonly enemies: readonly string[];
  readonly friends: readonly string[];
}

interface At {
  readonly hex: Hex;
  readonly floor: number;
  readonly facing: number;
}

const here = (field: Battlefield, hex: Hex): Terrain => field.hexes[hex] ?? {};
const keyOf = ({ hex, floor, facing }: At): string => `${hex} ${floor} ${facing}`;

const standing = (field: Battlefield, hex: Hex, floor: number): number => {
  const { level = 0, water = 0, building } = here(field, hex);
  return building === undefined ? level - water : level + floor;
};

const floorFrom = (field: Battlefield, hex: Hex, altitude: number): number => {
  const { level = 0, building } = here(field, hex);
  if (building === undefined || altitude < level) return 0;
  return Math.min(altitude - level, building.levels);
};

const leadsOver = ({ pavement, road }: Terrain, direction: number): boolean =>
  pavement === true || (road !== undefined && (road >> direction) % 2 === 1);

const costInto = (field: Battlefield, from: At, to: Hex, direction: number): number => {
  const floor = floorFrom(field, to, standing(field, from.hex, from.floor));
  const levels = Math.abs(standing(field, to, floor) - standing(field, from.hex, from.floor));
  if (levels > 2) return Infinity;
  const terrain = here(field, to);
  const { woods = 0, rough, rubble, water = 0, building } = terrain;
  const paved = leadsOver(here(field, from.hex), direction) && leadsOver(terrain, (direction + 3) % 6);
  const lies = woods + (rough ? 1 : 0) + (rubble ? 1 : 0) + (water === 0 ? 0 : water === 1 ? 1 : 3);
  const walls = building !== undefined && floor < building.levels ? building.kind : 0;
  return 1 + (paved ? 0 : lies) + levels + walls;
};

const stepsFrom = ({ field, mode, enemies }: PlainMove, at: At): readonly (readonly [At, number])[] => {
  const found: (readonly [At, number])[] = [
    [{ ...at, facing: (at.facing + 1) % 6 }, 1],
    [{ ...at, facing: (at.facing + 5) % 6 }, 1],
  ];
  for (const back of mode === 'walk' ? [0, 3] : [0]) {
    const direction = (at.facing + back) % 6;
    const to = neighbour(at.hex, DIRECTIONS[direction] ?? 'N');
    if (to === null || !isOnGrid(field, to) || enemies.includes(to)) continue;
    if (mode === 'run' && (here(field, to).water ?? 0) > 0) continue;
    const floor = floorFrom(field, to, standing(field, at.hex, at.floor));
    if (back === 3 && standing(field, to, floor) !== standing(field, at.hex, at.floor)) continue;
    found.push([{ hex: to, floor, facing: at.facing }, costInto(field, at, to, direction)]);
  }
  return found;
};

/** Fewest MP by `hex facing`, over all floors. */
export const plainPlaces = (move: PlainMove): ReadonlyMap<string, number> => {
  const { field, start, mode, mp, enemies, friends } = move;
  const best = new Map<string, number>([[keyOf(start), 0]]);
  const ends = new Map<string, number>();
  const end = ({ hex, facing }: Omit<At, 'floor'>, cost: number): void => {
    if (hex !== start.hex && (friends.includes(hex) || enemies.includes(hex))) return;
    const key = `${hex} ${facing}`;
    ends.set(key, Math.min(cost, ends.get(key) ?? Infinity));
  };
  const open: (readonly [At, number])[] = [[start, 0]];
  if (mode === 'jump') {
    const limit = standing(field, start.hex, start.floor) + mp;
    const done = new Set<string>([start.hex]);
    let front: readonly Hex[] = [start.hex];
    for (let far = 0; far <= mp; far += 1) {
      for (const hex of front) for (let facing = 0; facing < 6; facing += 1) end({ hex, facing }, far);
      const further = front.flatMap((hex) => DIRECTIONS.map((direction) => neighbour(hex, direction)));
      const next: Hex[] = [];
      for (const hex of further) {
        if (hex === null || !isOnGrid(field, hex) || done.has(hex)) continue;
        const { building } = here(field, hex);
        if (standing(field, hex, building?.levels ?? 0) > limit) continue;
        if (distance(start.hex, hex) !== far + 1) continue;
        done.add(hex);
        next.push(hex);
      }
      front = next;
    }
    return ends;
  }
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const [at, cost] = next;
    if (best.get(keyOf(at)) !== cost) continue;
    end(at, cost);
    for (const [to, more] of stepsFrom(move, at)) {
      const sum = cost + more;
      if (sum > mp || sum >= (best.get(keyOf(to)) ?? Infinity)) continue;
      best.set(keyOf(to), sum);
      open.push([to, sum]);
    }
  }
  if (mode === 'run')
    for (const [to, cost] of stepsFrom(move, start).slice(2))
      if (cost < Infinity && best.get(keyOf(to)) === undefined) end(to, cost);
  return ends;
};
