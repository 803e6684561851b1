/** Where a support unit gets (BT-SUP-2 … BT-SUP-4). */
import type { Mech, Mode } from '../../mech/model';
import { groundReach } from '../../movement/ground-reach';
import { type Reach, UNREACHED } from '../../movement/model';
import { ENEMY, occupants } from '../../movement/occupied';
import type { Position } from '../../position';
import type { SupportKind } from '../model';
import { supportMp } from './support-mp';
import { supportSpots } from './support-spots';

/** A platoon goes one hex, whichever way it looks. */
const footReach = (walk: Omit<Parameters<typeof groundReach>[0], 'turnsOnly' | 'avoid'>): Reach => {
  const { spots, start, occupied, mp: most, mode } = walk;
  const size = spots.count * 6;
  const mp = new Uint8Array(size).fill(UNREACHED);
  const before = new Int32Array(size);
  const counted = new Uint8Array(size);
  const nodes = [start];
  mp[start] = 0;
  before[start] = start;
  const hex = Math.floor(start / 6);
  for (let direction = 0; direction < 6 && most > 0; direction += 1) {
    const to = spots.next[hex * 6 + direction] ?? -1;
    if (to < 0 || occupied[to] === ENEMY) continue;
    const node = to * 6 + direction;
    mp[node] = 1;
    before[node] = start;
    counted[node] = 1;
    nodes.push(node);
  }
  return { mode, spots, start, from: 0, mp, before, counted, nodes, occupied };
};

/** As `reachOf` for a mech. Throws RangeError for a unit that is not on the field. */
export const supportReach = (
  { field, mechs }: Pick<Position, 'field' | 'mechs'>,
  unit: Mech,
  kind: SupportKind,
  mode: Mode,
): Reach => {
  const spots = supportSpots(field, kind);
  const index = spots.ground.indexOf(unit.hex);
  if (index < 0) throw new RangeError(`${unit.id} is not on the field`);
  const walk = {
    spots,
    mode: mode === 'run' ? mode : ('walk' as const),
    mp: supportMp(unit, mode),
    start: index * 6 + unit.facing,
    occupied: occupants(spots.ground, mechs, unit),
  };
  if (kind === 'foot') return { ...footReach(walk), mode };
  const reach = groundReach({ ...walk, turnsOnly: false, avoid: 0 }, mode === 'run' && walk.mp > 0);
  return { ...reach, mode };
};
