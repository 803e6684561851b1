/** Carrying out what was ordered (BT-5). That it is legal was checked before. */
import type { Hex } from '../../../../kernel/hex';
import { groundOf } from '../field/ground';
import type { Mode } from '../mech/model';
import { countedTo } from '../movement/model';
import { pathTo, type Step } from '../movement/path';
import { fallOnTheSpot } from './movement/fall-here';
import { standUp } from '../piloting/fall/stand-up';
import { moveAlong } from '../piloting/move-along';
import type { Event } from './events';
import { collapseAt } from './collapsing';
import { clearHex } from './movement/displacing';
import { driverOf } from './driver';
import type { Fight } from './fight';
import { moveSupport } from '../support/movement/move-support';
import { type RushAttack, rushesOf } from './blows/rushes';
import { boost } from './movement/boost';
import { canGoOn, type Gait, modeOf, mpNow, reachNow, underWayOf } from './going-on';
import { type Blow, type Edge, type Fighter, type Fire, positionOf, type UnderWay, unitOf } from './model';

export type Command =
  | { readonly type: 'deploy'; readonly unit: string; readonly hex: Hex; readonly facing: number }
  | { readonly type: 'stand'; readonly unit: string }
  | { readonly type: 'go-prone'; readonly unit: string }
  | { readonly type: 'stand-up'; readonly unit: string; readonly mode: 'walk' | 'run' }
  /** `node`: of `reachOf`, where the movement ends. */
  | {
      readonly type: 'move';
      readonly unit: string;
      readonly mode: Gait;
      readonly node: number;
    }
  /** Of `rushesOf`: by its hex before the target. */
  | {
      readonly type: 'rush';
      readonly unit: string;
      readonly attack: RushAttack;
      readonly target: string;
      readonly hex: Hex;
    }
  | { readonly type: 'leave'; readonly unit: string; readonly edge: Edge }
  | { readonly type: 'eject'; readonly unit: string }
  | { readonly type: 'clear-jam'; readonly unit: string }
  | { readonly type: 'fire'; readonly fire: Fire }
  /** `second`: a punch with the right arm, where `blow` is one with the left. */
  | { readonly type: 'strike'; readonly unit: string; readonly blow: Blow | null; readonly second?: Blow };

const enteredIn = (path: readonly Step[]): number =>
  path.filter(({ hex }, at) => at > 0 && hex !== path[at - 1]?.hex).length;

/** The step of the path that it came to. */
const wayOf = (fight: Fight, mech: Fighter, mode: Exclude<Mode, 'stand'>, path: readonly Step[]): number => {
  const { mines, ruins, setup } = fight.state;
  const moving = { ...mech, moved: { mode, hexes: 0 } };
  if (mech.sheet.support !== undefined) return moveSupport(moving, { path, mines }, driverOf(fight));
  const ground = groundOf(setup.field);
  const cfAt = (index: number): number =>
    Math.max(0, (ground.cf[index] ?? 0) - (ruins[ground.hexes[index] ?? ''] ?? 0));
  const position = positionOf(fight.state);
  return moveAlong(moving, { position, mode, path, mines, cfAt }, driverOf(fight)).step;
};

/** While it can do something with the MP that are left. */
const goOn = (fight: Fight, unit: string, underWay: UnderWay): void => {
  if (canGoOn(fight.state, fight.unit(unit), underWay.spent))
    fight.add({ type: 'goes-on', rolls: [], unit, underWay });
};

/** A skid ends the movement for good. */
const hasFallen = (fight: Fight, unit: string, since: number): boolean =>
  fight.events
    .slice(since)
    .some((event) => event.type === 'fell' && event.unit === unit && event.cause !== 'skid');

const move = (fight: Fight, unit: string, gait: Gait, node: number): void => {
  const mode = modeOf(gait);
  const mech = fight.victim(unit);
  const before = fight.unit(unit);
  const reach = reachNow(fight.state, before, mech, gait);
  const path = reach === null ? null : pathTo(reach, node);
  if (reach === null || path === null) throw new RangeError(`${unit} does not get there`);
  if (gait === 'boost' && !boost(fight, unit)) {
    // Nothing is spent yet: its player decides anew, without it.
    goOn(fight, unit, { spent: 0, hexes: 0, isFreshlyUp: false });
    return;
  }
  fight.report();
  const since = fight.events.length;
  fight.add({ type: 'sets-out', rolls: [], unit, mode });
  const end = wayOf(fight, mech, mode, path);
  const gone = path.slice(0, end + 1);
  const isWhole = end === path.length - 1;
  const under = underWayOf(before);
  const hexes = (under?.hexes ?? 0) + (isWhole ? countedTo(reach, node) : enteredIn(gone));
  const mp = path[end]?.mp ?? 0;
  fight.add({
    type: 'moved',
    rolls: [],
    unit,
    mode,
    hexes,
    jumped: mode === 'jump' ? enteredIn(gone) : 0,
    mp,
  });
  clearHex(fight, unit);
  if (mode !== 'jump' && hasFallen(fight, unit, since))
    goOn(fight, unit, { spent: (under?.spent ?? 0) + mp, hexes, isFreshlyUp: false });
};

/** BT-PHYS-10: nothing is rolled for where a death from above sets off. */
const rush = (fight: Fight, { unit, attack, target, hex }: Extract<Command, { type: 'rush' }>): void => {
  const found = rushesOf(fight.state, unit).find(
    (one) => one.attack === attack && one.target === target && one.hex === hex,
  );
  const path = found === undefined ? null : pathTo(found.reach, found.node);
  if (found === undefined || path === null) throw new RangeError(`${unit} cannot ${attack} ${target}`);
  const { mode, hexes, mp } = found;
  const since = fight.events.length;
  const mech = fight.victim(unit);
  fight.add({ type: 'sets-out', rolls: [], unit, mode });
  const end = attack === 'charge' ? wayOf(fight, mech, mode, path) : fly(fight, unit, path);
  const isThere = end === path.length - 1 && !hasFallen(fight, unit, since);
  const gone = enteredIn(path.slice(0, end + 1));
  const spent = isThere ? mp : (path[end]?.mp ?? 0);
  const jumped = mode === 'jump' ? mp : 0;
  fight.add({ type: 'moved', rolls: [], unit, mode, hexes: isThere ? hexes : gone, jumped, mp: spent });
  if (!isThere) clearHex(fight, unit);
  if (isThere && fight.mech(unit) !== null) {
    fight.report();
    fight.add({ type: 'declared-blow', rolls: [], unit, blow: { unit, target, attack } });
  } else if (hasFallen(fight, unit, since)) goOn(fight, unit, { spent, hexes: gone, isFreshlyUp: false });
};

const fly = (fight: Fight, unit: string, path: readonly Step[]): number => {
  for (const { hex, elevation, facing } of path.slice(1))
    fight.add({ type: 'stepped', rolls: [], unit, hex, elevation, facing, how: 'steps' });
  return path.length - 1;
};

/** BT-PSR-9: a try costs its MP; who fails falls on the spot. */
const getUp = (fight: Fight, unit: string, mode: 'walk' | 'run'): void => {
  const mech = fight.victim(unit);
  const before = fight.unit(unit);
  const way = standUp(mech, mpNow(fight.state, before, mech, mode));
  if (!way.possible) throw new RangeError(`${unit} cannot stand up`);
  fight.add({ type: 'sets-out', rolls: [], unit, mode });
  const driver = driverOf(fight);
  const isUp =
    way.target === null || driver.roll({ kind: 'piloting', cause: 'stand-up', target: way.target }, mech);
  fight.add({ type: 'stood-up', rolls: [], unit, isUp });
  const standing = isUp ? null : fight.mech(unit);
  if (standing !== null) fallOnTheSpot(fight, standing, { cause: 'stand-up', why: null });
  const under = underWayOf(before);
  goOn(fight, unit, {
    spent: (under?.spent ?? 0) + way.cost,
    hexes: under?.hexes ?? 0,
    isFreshlyUp: isUp,
  });
};

/** Who stays after having moved has moved so. */
export const stay = ({ state }: Pick<Fight, 'state'>, id: string): Event => {
  const unit = unitOf(state, id);
  const mode = unit === null || underWayOf(unit) === null ? 'stand' : (unit.moved?.mode ?? 'stand');
  return { type: 'sets-out', rolls: [], unit: id, mode };
};

const obey = (fight: Fight, command: Command): void => {
  switch (command.type) {
    case 'deploy':
      fight.add({ ...command, type: 'deployed', rolls: [] });
      collapseAt(fight, command.hex, driverOf(fight));
      return;
    case 'stand':
      fight.add(stay(fight, command.unit));
      return;
    case 'go-prone':
      fight.add({ type: 'sets-out', rolls: [], unit: command.unit, mode: 'walk' });
      fight.add({ type: 'went-prone', rolls: [], unit: command.unit });
      return;
    case 'stand-up':
      getUp(fight, command.unit, command.mode);
      return;
    case 'move':
      move(fight, command.unit, command.mode, command.node);
      return;
    case 'rush':
      rush(fight, command);
      return;
    case 'leave':
      fight.add({ type: 'left', rolls: [], unit: command.unit, edge: command.edge });
      return;
    case 'eject':
      fight.add({ type: 'sets-out', rolls: [], unit: command.unit, mode: 'stand' });
      fight.add({ type: 'will-eject', rolls: [], unit: command.unit });
      return;
    case 'fire':
      fight.add({ type: 'declared-fire', rolls: [], fire: command.fire });
      return;
    case 'clear-jam':
      fight.add({
        type: 'declared-fire',
        rolls: [],
        fire: { unit: command.unit, twist: 0, shots: [], isClearing: true },
      });
      return;
    case 'strike':
      fight.add({ ...command, type: 'declared-blow', rolls: [] });
  }
};

export const carryOut = (fight: Fight, command: Command): void => {
  obey(fight, command);
  fight.report();
};
