/** Who is pushed over the field's edge, and who stands where somebody is pushed to (BT-PSR-13). */
import type { Hex } from '../../../../../kernel/hex';
import { groundOf } from '../../field/ground';
import { failureOf } from '../../piloting/automatic';
import { fallNow } from '../../piloting/fall/falling';
import { type Displaced, dominoOf } from '../../piloting/hazard/displace';
import { pilotingTarget } from '../../piloting/target';
import { dropHere } from './fall-here';
import { driverOf } from '../driver';
import type { Fight } from '../fight';
import { edgeOver } from './leaving';
import { type Fighter, positionOf } from '../model';

/** Leaves over the edge ahead; false: it is not open to its side, or the unit is shut down (CMB-6), and stays. */
export const pushOff = (fight: Fight, { id, side, hex, isShutDown }: Fighter, direction: number): boolean => {
  const { field, exits } = fight.state.setup;
  const edge = edgeOver(field, groundOf(field).indexOf(hex), direction);
  if (isShutDown || exits[side]?.includes(edge) !== true) return false;
  fight.add({ type: 'left', rolls: [], unit: id, edge });
  return true;
};

/** Over more than 2 levels it falls; else it rolls with +0 not to. */
const shove = (fight: Fight, { id, to, falls }: Displaced): void => {
  const before = fight.mech(id);
  if (before === null) return;
  const high = dropHere(fight.state, before).to;
  const { facing } = before;
  fight.add({ type: 'stepped', rolls: [], unit: id, hex: to, elevation: 0, facing, how: 'pushed' });
  const mech = fight.mech(id);
  if (mech === null) return;
  const driver = driverOf(fight);
  const { to: low, depth } = dropHere(fight.state, mech);
  if (falls) {
    fallNow(mech, { from: high, to: low, depth }, { cause: 'displaced', why: null }, driver);
    return;
  }
  if (mech.isProne) return;
  const why = failureOf(mech);
  const target = pilotingTarget(mech, 'displaced', 0);
  if (why === null && driver.roll({ kind: 'piloting', cause: 'displaced', target }, mech)) return;
  fallNow(mech, dropHere(fight.state, mech), { cause: 'displaced', why }, driver);
};

/** The direction of its last step into another hex; where it took none, it looks that way. */
const cameBy = (fight: Fight, { hex, facing }: Fighter, way: readonly Hex[]): number => {
  const ground = groundOf(fight.state.setup.field);
  const from = ground.indexOf(way.at(-2) ?? hex);
  const to = ground.indexOf(hex);
  const found = [0, 1, 2, 3, 4, 5].find((direction) => ground.towards[from * 6 + direction] === to);
  return found ?? facing;
};

/** After a movement: who fell, or was stopped, in a hex of somebody else pushes them on. */
export const clearHex = (fight: Fight, id: string): void => {
  const mech = fight.mech(id);
  if (mech !== null) makeWay(fight, mech.hex, cameBy(fight, mech, fight.unit(id).way), [id]);
};

/**
 * Whether the hex is free after who stands there was pushed on, one after the other. Nobody is pushed where the
 * last of them has no free hex, where one of `apart` would be pushed with them, or a support unit.
 */
export const makeWay = (fight: Fight, hex: Hex, direction: number, apart: readonly string[]): boolean => {
  const position = positionOf(fight.state);
  const there = position.mechs.find((one) => one.hex === hex && !apart.includes(one.id));
  if (there === undefined) return true;
  const chain = dominoOf(position, there, direction);
  const moved = new Set(chain.map(({ id }) => id));
  const last = chain.at(-1)?.to;
  const isTaken = position.mechs.some((one) => one.hex === last && !moved.has(one.id));
  const isBarred = position.mechs.some(
    ({ id, sheet }) => moved.has(id) && (apart.includes(id) || sheet.support !== undefined),
  );
  if (last === undefined || isTaken || isBarred) return false;
  for (const one of [...chain].reverse()) shove(fight, one);
  return true;
};
