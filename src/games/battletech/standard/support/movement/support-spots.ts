/** Steps of support units between hexes (BT-SUP-2 … BT-SUP-4): one place a hex. */
import { memo } from '../../../../../kernel';
import { groundOf, type Ground } from '../../field/ground';
import type { Battlefield } from '../../field/model';
import { isPavementStep } from '../../movement/ground/road';
import { LEVEL_STEP, type Spots } from '../../movement/ground/spots';
import { flightOver } from '../flight';
import type { SupportKind } from '../model';

/** MP of a step that is no step. */
const CLOSED = 0;
type CostOf = (ground: Ground, from: number, to: number, direction: number) => number;

const levelsBetween = (ground: Ground, from: number, to: number): number =>
  Math.abs((ground.level[from] ?? 0) - (ground.level[to] ?? 0));
const HIGHEST_CLIMB = 1;

const hover: CostOf = (ground, from, to, direction) => {
  const levels = levelsBetween(ground, from, to);
  if (levels > HIGHEST_CLIMB || (ground.building[to] ?? 0) > 0) return CLOSED;
  if (isPavementStep(ground, from, to, direction)) return 1 + levels;
  if ((ground.woods[to] ?? 0) > 0) return CLOSED;
  return 1 + levels + ((ground.rough[to] ?? 0) > 0 || (ground.rubble[to] ?? 0) > 0 ? 1 : 0);
};

const altitude = (ground: Ground, index: number): number =>
  (ground.level[index] ?? 0) + flightOver(ground, index);
const vtol: CostOf = (ground, from, to) => 1 + Math.abs(altitude(ground, from) - altitude(ground, to));

const foot: CostOf = (ground, from, to) =>
  levelsBetween(ground, from, to) > HIGHEST_CLIMB || (ground.depth[to] ?? 0) > 0 ? CLOSED : 1;

const COSTS: Readonly<Record<SupportKind, CostOf>> = { hover, vtol, foot };

const spotsFor = (kind: SupportKind) =>
  memo((field: Battlefield): Spots => {
    const ground = groundOf(field);
    const count = ground.hexes.length;
    const itself = Int32Array.from({ length: count }, (_, index) => index);
    const next = new Int32Array(count * 6).fill(-1);
    const cost = new Uint8Array(count * 6);
    const marks = new Uint8Array(count * 6);
    for (let step = 0; step < count * 6; step += 1) {
      const to = ground.towards[step] ?? -1;
      const from = Math.floor(step / 6);
      const mp = to < 0 ? CLOSED : COSTS[kind](ground, from, to, step % 6);
      if (mp === CLOSED) continue;
      next[step] = to;
      cost[step] = mp;
      marks[step] = kind !== 'vtol' && levelsBetween(ground, from, to) > 0 ? LEVEL_STEP : 0;
    }
    const heights = Int16Array.from(itself, (index) =>
      kind === 'vtol' ? altitude(ground, index) : (ground.level[index] ?? 0),
    );
    return { ground, count, first: itself, top: itself, hex: itself, altitude: heights, next, cost, marks };
  });

const SPOTS: Readonly<Record<SupportKind, (field: Battlefield) => Spots>> = {
  hover: spotsFor('hover'),
  vtol: spotsFor('vtol'),
  foot: spotsFor('foot'),
};

/** Computed once for each battlefield and kind. */
export const supportSpots = (field: Battlefield, kind: SupportKind): Spots => SPOTS[kind](field);
