/** Charges and deaths from above that a movement can end with (BT-PHYS-10): against whom, from where, and what they need. */
import { flatMap, memo } from '../../../../../kernel';
import type { Hex } from '../../../../../kernel/hex';
import type { Aim } from '../../aim';
import type { Mode } from '../../mech/model';
import { elevationAt, spotsOf } from '../../movement/ground/spots';
import { canEnd, countedTo, mpTo, type Reach, UNREACHED } from '../../movement/model';
import { isAble } from '../../movement/points/able';
import { isImmobile } from '../../fire/gunner';
import { physicalOf } from '../../physical/physical';
import { mpNow, reachNow, underWayOf } from '../going-on';
import {
  type Fighter,
  fighterOf,
  isRush,
  isThere,
  positionOf,
  type State,
  type Unit,
  unitOf,
} from '../model';

type Field = Pick<State, 'setup' | 'units' | 'blows'>;
export type RushAttack = 'charge' | 'death-from-above';

export interface Rush {
  readonly attack: RushAttack;
  readonly target: string;
  /** The hex before the target, where the movement ends. */
  readonly hex: Hex;
  readonly mode: Exclude<Mode, 'stand'>;
  /** Of that way: the way there, and its last node. */
  readonly reach: Reach;
  readonly node: number;
  /** With the step into the target's hex. */
  readonly mp: number;
  /** That count for the attack, and for whoever shoots at it. */
  readonly hexes: number;
  readonly aim: Extract<Aim, { readonly possible: true }>;
}

const HARDEST = 12;

/** Enemies that have moved, or cannot; none that rushes itself, or at whom somebody rushes already. */
const targetsFor = (state: Field, { side }: Unit): readonly Fighter[] => {
  const taken = new Set(flatMap(state.blows.filter(isRush), ({ unit, target }) => [unit, target]));
  return flatMap(state.units, (unit) => {
    if (unit.side === side || !isThere(unit) || taken.has(unit.id)) return [];
    const mech = fighterOf(state, unit);
    return (unit.moved !== null && underWayOf(unit) === null) || isImmobile(mech) ? [mech] : [];
  });
};

interface Way extends Pick<Rush, 'attack' | 'mode' | 'reach' | 'node' | 'mp' | 'hexes'> {
  readonly to: Fighter;
}

const rushOf = (state: Field, mech: Fighter, { to, ...way }: Way): readonly Rush[] => {
  const { node, reach, mode, hexes, attack } = way;
  const spot = Math.floor(node / 6);
  const hex = reach.spots.ground.hexes[reach.spots.hex[spot] ?? 0];
  if (hex === undefined) return [];
  const elevation = elevationAt(reach.spots, spot);
  const from: Fighter = { ...mech, hex, elevation, facing: node % 6, moved: { mode, hexes } };
  const aim = physicalOf(positionOf(state), from, to, attack);
  return aim.possible && aim.toHit <= HARDEST ? [{ ...way, target: to.id, hex, aim }] : [];
};

/** Forwards all the way, at least one hex, and with the MP for the target's hex. */
const charges = (state: Field, unit: Unit, mech: Fighter, targets: readonly Fighter[]): readonly Way[] => {
  const reach = reachNow(state, unit, mech, 'run');
  if (reach === null) return [];
  const { spots } = reach;
  const at = new Map(targets.map((to) => [spots.ground.indexOf(to.hex), to]));
  const [walk, run] = [mpNow(state, unit, mech, 'walk'), mpNow(state, unit, mech, 'run')];
  const best = new Map<number, Way>();
  for (const node of reach.nodes) {
    const [spot, facing] = [Math.floor(node / 6), node % 6];
    const hex = spots.hex[spot] ?? 0;
    const to = at.get(spots.ground.towards[hex * 6 + facing] ?? -1);
    if (to === undefined || (spots.next[node] ?? -1) < 0 || !canEnd(reach, node)) continue;
    const hexes = countedTo(reach, node);
    const all = mpTo(reach, node) + (spots.cost[node] ?? 0);
    if (hexes === 0 || all > run) continue;
    const key = hex * 6 + facing;
    if ((best.get(key)?.mp ?? UNREACHED) <= all) continue;
    best.set(key, { attack: 'charge', mode: all <= walk ? 'walk' : 'run', reach, node, mp: all, hexes, to });
  }
  return [...best.values()];
};

/** The target's hex is reached by the jump, and the hex before it lies on the way. */
const jumps = (state: Field, unit: Unit, mech: Fighter, targets: readonly Fighter[]): readonly Way[] => {
  const reach = mpNow(state, unit, mech, 'jump') === 0 ? null : reachNow(state, unit, mech, 'jump');
  if (reach === null) return [];
  const spots = spotsOf(state.setup.field);
  const start = Math.floor(reach.start / 6);
  return flatMap(targets, (to) => {
    const index = spots.ground.indexOf(to.hex);
    const mp = mpTo(reach, (spots.top[index] ?? 0) * 6);
    return flatMap([0, 1, 2, 3, 4, 5], (facing): readonly Way[] => {
      const before = spots.ground.towards[index * 6 + ((facing + 3) % 6)] ?? -1;
      if (before < 0 || mp === UNREACHED) return [];
      const spot = before === spots.hex[start] ? start : (spots.top[before] ?? 0);
      const node = spot * 6 + facing;
      const hexes = mpTo(reach, node);
      return hexes + 1 === mp && canEnd(reach, node)
        ? [{ attack: 'death-from-above', mode: 'jump', reach, node, mp, hexes, to }]
        : [];
    });
  });
};

const made = (state: Field, id: string): readonly Rush[] => {
  const unit = unitOf(state, id);
  if (unit === null || !isThere(unit) || underWayOf(unit) !== null) return [];
  const mech = fighterOf(state, unit);
  if (mech.sheet.support !== undefined || mech.isProne || !isAble(mech)) return [];
  const targets = targetsFor(state, unit);
  if (targets.length === 0) return [];
  return flatMap([...charges(state, unit, mech, targets), ...jumps(state, unit, mech, targets)], (way) =>
    rushOf(state, mech, way),
  );
};

const kept = memo(
  (_units: object, _blows: object, id: string, state: Field) => ({ rushes: made(state, id) }),
  3,
);

/** Kept as long as the units are the same. */
export const rushesOf = (state: Field, id: string): readonly Rush[] =>
  kept(state.units, state.blows, id, state).rushes;
