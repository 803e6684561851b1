/**
 * What others give to a shot: a spotter for fire without sight (BT-GUN-17), the range of a C3 partner (BT-EQ-22),
 * jamming (BT-EQ-23), guidance and beacons (BT-EQ-19, BT-EQ-21).
 */
import { columnOf, distance, type Hex, hexOf, rowOf } from '../../../../../kernel/hex';
import { partnersOf, sharedRange } from '../../equipment/electronics/c3';
import { isJammed } from '../../equipment/electronics/ecm';
import { guidance } from '../../equipment/electronics/guidance';
import { hasFlag } from '../../equipment/figures';
import { groundOf } from '../../field/ground';
import type { Circumstances } from '../../fire/circumstances';
import { spottersFor } from '../../fire/turn/indirect';
import type { Mech } from '../../mech/model';
import type { Bin, Mount } from '../../mech/sheet';
import { standOf } from '../../sight/heights';
import { lineOf } from '../../sight/line';
import { seenFrom } from '../../sight/sight';
import { type Fighter, fighterOf, isThere, positionOf, type State, type Unit } from '../model';
import { hasBeacon, isConfused, isHomed, isJammedByPod } from './pods';

type Field = Pick<State, 'setup' | 'units' | 'fire'>;

const isOnField = ({ setup }: Field, column: number, row: number): boolean =>
  column >= 1 && row >= 1 && column <= setup.field.columns && row <= setup.field.rows;

/** Both ends, and what a straight line between them touches. */
export const hexesOver = (state: Field, from: Hex, to: Hex): readonly Hex[] => {
  const [column, row] = [columnOf(from), rowOf(from)];
  const line = lineOf(column, columnOf(to) - column, rowOf(to) - row);
  const between: Hex[] = [];
  for (let at = 0; at < line.count; at += 1) {
    const [across, down] = [column + (line.columns[at] ?? 0), row + (line.rows[at] ?? 0)];
    if (isOnField(state, across, down)) between.push(hexOf(across, down));
  }
  return [from, ...between, to];
};

const C3 = ['c3-master', 'c3s', 'c3sbs', 'c3i'];

/** Who is off the field keeps its place in the network, and does not take part. */
const inNetworks = (state: Field, side: string): readonly Fighter[] =>
  state.units
    .filter((unit) => unit.side === side)
    .map((unit: Unit): Fighter => {
      if (isThere(unit)) return fighterOf(state, unit);
      return { ...fighterOf(state, { ...unit, hex: '0101' as Hex }), isShutDown: true };
    });

/** The hexes that count for its range modifier; undefined: its own. */
const sharedFor = (state: Field, from: Mech, to: Mech): number | undefined => {
  if (!from.sheet.mounts.some(({ figures }) => hasFlag(figures, ...C3))) return undefined;
  const { mechs } = positionOf(state);
  const partners = partnersOf(
    inNetworks(state, from.side),
    from,
    (one) => isJammedByPod(state, one) || isJammed(mechs, one.side, [one.hex]),
  );
  const ground = groundOf(state.setup.field);
  const target = standOf(ground, to);
  const ranges = partners
    .filter((one) => seenFrom(ground, standOf(ground, one), target).sees)
    .map(({ hex }) => distance(hex, to.hex));
  const own = distance(from.hex, to.hex);
  const shared = sharedRange(own, ranges);
  return shared < own ? shared : undefined;
};

/** Of the pods that stick to both. */
const podsFor = (state: Field, from: Mech, to: Mech): Circumstances | undefined => {
  const confused = isConfused(state, from);
  const homed =
    isHomed(state, to, from.side) &&
    !isJammedByPod(state, from) &&
    !isJammed(positionOf(state).mechs, from.side, [to.hex]);
  return confused || homed ? { isConfused: confused, isHomed: homed } : undefined;
};

/** For fire that sees its target. */
export const directHelp = (state: Field, from: Mech, to: Mech): Circumstances | undefined => {
  const shared = sharedFor(state, from, to);
  const pods = podsFor(state, from, to);
  return shared === undefined ? pods : { ...pods, shared };
};

/** For fire at what a friend sees. */
export const remoteHelp = (
  state: Field,
  from: Mech,
  to: Mech,
  spotter: NonNullable<Circumstances['spotter']>,
): Circumstances => ({ ...podsFor(state, from, to), spotter });

/** For fire at what the attacker does not see; null: nobody spots, or the attacker sees it. */
export const spotterFor = (
  state: Field,
  from: Mech,
  to: Mech,
): NonNullable<Circumstances['spotter']> | null => {
  const [mech] = spottersFor(positionOf(state), from, to);
  if (mech === undefined) return null;
  return { mech, attacks: state.fire.some(({ unit, shots }) => unit === mech.id && shots.length > 0) };
};

/** On the cluster roll. */
export const guidanceFor = (
  state: Field,
  from: Mech,
  to: Mech,
  weapon: Mount,
  bin: Bin | null,
  isDirect: boolean,
): number =>
  guidance(from, weapon, {
    munition: bin?.figures ?? null,
    isDirect,
    hasBeacon: hasBeacon(state, to, from.side),
    isJammed:
      isJammedByPod(state, from) ||
      isJammed(positionOf(state).mechs, from.side, hexesOver(state, from.hex, to.hex)),
  });
