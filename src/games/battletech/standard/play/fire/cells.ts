/** All shots that a unit can declare with its torso twisted so: weapon, target, way of firing, and what it needs. */
import { flatMap, memo } from '../../../../../kernel';
import { distance } from '../../../../../kernel/hex';
import { pairOf, type Pair, twisted } from '../../fire/pair';
import { neededWith } from '../../fire/aim';
import { longestRange, rangeModifier, rangesOf } from '../../fire/range';
import { firesIndirectly } from '../../fire/turn/indirect';
import type { Mech } from '../../mech/model';
import type { Mount } from '../../mech/sheet';
import { directHelp, remoteHelp, spotterFor } from './helpers';
import { type Fighter, fighterOf, isThere, positionOf, type State, type Unit, unitOf } from '../model';
import { type Firing, firingsOf } from './modes';

export interface Cell {
  readonly mount: Mount;
  readonly target: string;
  readonly firing: Firing;
  /** On two dice, at most 12, if it is the primary target. */
  readonly needed: number;
  readonly range: 0 | 2 | 4;
  readonly pair: Pair;
}

export const HARDEST = 12;
export type Twist = Mech['twist'];
type Field = Pick<State, 'setup' | 'units' | 'fire'>;

/** Prone or quad: the torso does not turn. */
export const twistsOf = ({ isProne, sheet }: Fighter): readonly Twist[] =>
  isProne || sheet.motion === 'quad' || sheet.support !== undefined ? [0] : [0, -1, 1];

interface Gun {
  readonly mount: Mount;
  readonly firings: readonly Firing[];
}

const gunsOf = (unit: Unit, mech: Fighter): readonly Gun[] =>
  mech.sheet.mounts
    .filter(
      ({ id, figures }) => figures.weapon !== null && !unit.jammed.includes(id) && !unit.spent.includes(id),
    )
    .map((mount) => ({ mount, firings: firingsOf(mech, mount) }))
    .filter(({ firings }) => firings.length > 0);

const cellsAt = (pair: Pair, { mount, firings }: Gun): readonly Cell[] => {
  const found: Cell[] = [];
  let item: string | null | undefined;
  let needed: number | null = null;
  for (const firing of firings) {
    const kind = firing.bin?.figures.item ?? null;
    // Only another ammunition needs another number.
    if (item !== kind) needed = neededWith(pair, mount, firing.bin);
    item = kind;
    if (needed === null || needed > HARDEST) continue;
    const range = rangeModifier(rangesOf(mount.figures, firing.bin?.figures ?? null), pair.hexes) ?? 4;
    found.push({ mount, target: pair.to.id, firing, needed, range, pair });
  }
  return found;
};

const remoteOf = (guns: readonly Gun[]): readonly Gun[] =>
  guns
    .map(({ mount, firings }) => ({
      mount,
      firings: firings.filter(({ bin }) => firesIndirectly(mount.figures, bin?.figures ?? null)),
    }))
    .filter(({ firings }) => firings.length > 0);

/** Each enemy within reach that the unit sees, or that a friend spots for it (BT-GUN-17); torso straight. */
const pairsFor = (state: Field, unit: Unit): readonly Pair[] => {
  if (!isThere(unit)) return [];
  const from = { ...fighterOf(state, unit), twist: 0 as const };
  const guns = gunsOf(unit, from);
  if (guns.length === 0) return [];
  const isRemote = remoteOf(guns).length > 0;
  const reach = longestRange(from.sheet);
  return flatMap(positionOf(state).mechs, (to): readonly Pair[] => {
    if (to.side === from.side || distance(from.hex, to.hex) > reach) return [];
    const pair = pairOf(state.setup, from, to, directHelp(state, from, to));
    if (pair.seen.sees) return [pair];
    const spotter = isRemote ? spotterFor(state, from, to) : null;
    return spotter === null ? [] : [pairOf(state.setup, from, to, remoteHelp(state, from, to, spotter))];
  });
};

const keptPairs = memo(
  (_units: object, _field: object, _id: string, state: Field, unit: Unit) => pairsFor(state, unit),
  3,
);

const made = (state: Field, id: string, twist: Twist): readonly Cell[] => {
  const unit = unitOf(state, id);
  if (unit === null || !isThere(unit)) return [];
  const from = { ...fighterOf(state, unit), twist };
  const guns = gunsOf(unit, from);
  const remote = remoteOf(guns);
  return flatMap(keptPairs(state.units, state.setup.field, id, state, unit), (straight) => {
    const pair = { ...twisted(straight, twist), from };
    return flatMap(pair.isIndirect ? remote : guns, (gun) => cellsAt(pair, gun));
  });
};

const kept = memo(
  (_units: object, _field: object, id: string, twist: Twist, state: Field) => made(state, id, twist),
  4,
);

/** Kept as long as the units are the same. */
export const cellsOf = (state: Field, id: string, twist: Twist): readonly Cell[] =>
  kept(state.units, state.setup.field, id, twist, state);

/** Whether it can fire at somebody whom it does not see. */
export const canFireRemotely = (state: Field, unit: Unit): boolean => {
  if (!isThere(unit)) return false;
  const mech = fighterOf(state, unit);
  if (!mech.sheet.mounts.some(({ figures }) => firesIndirectly(figures, null))) return false;
  return twistsOf(mech).some((twist) => cellsOf(state, unit.id, twist).some(({ pair }) => pair.isIndirect));
};
