/** Carrying out a move (DA-MOV-4, 6; DA-FORM-2; DA-CAP-4): breaking away, ways, free turns. */
import type { Dice } from '../../../kernel';
import { roll } from '../../shared/rolls';
import { type Current, type Field, type Standing, type State, standingOf } from '../model/state';
import { isFromBehind } from '../rules/special';
import {
  contactsOf,
  foesTouching,
  has,
  isFacing,
  isFoe,
  isOneShot,
  isTouching,
  isWreck,
} from '../rules/units';
import { ask, type Fight } from './course';
import { warmed, went } from './push';

/** DA-MOV-4: shut-down mechs and wrecks hold nobody. */
export const holdersOf = (state: Field, unit: Standing): readonly Standing[] =>
  foesTouching(state, unit).filter((foe) => !foe.isShutDown && !isWreck(foe));
export const neededToLeave = ({ kind, mode }: Standing): number =>
  mode === 'hover' ? 2 : kind === 'mech' ? 3 : 4;

const evades = ({ off }: Current, unit: Standing): boolean =>
  has(unit, 'evade') && !off.includes(`${unit.id} evade`);

/** Whether it means to leave its place; of a formation it is asked before the ways are. */
const goes = ({ members, ways, isLeaving }: Current, id: string): boolean =>
  isLeaving || members.length > 1 || (ways[id]?.path.length ?? 0) > 0;

export const breakAway = (fight: Fight, current: Current, dice: Dice): void => {
  const stuck: string[] = [];
  const spent: string[] = [...current.spent];
  for (const id of current.members) {
    const unit = standingOf(fight.state, id);
    if (unit === null || !goes(current, id) || current.how === 'jump') continue;
    if (holdersOf(fight.state, unit).length === 0) continue;
    if (evades(current, unit)) {
      if (isOneShot(unit, 'evade')) spent.push(id);
      continue;
    }
    const needed = neededToLeave(unit);
    const cast = roll(dice, fight.state, {
      purpose: 'da.roll.break-away',
      who: id,
      token: id,
      sides: 6,
      count: 1,
      needed,
      judged: 'total',
    });
    fight.add({ type: 'broke-away', rolls: [cast], unit: id, success: cast.success === true });
    if (cast.success !== true) stuck.push(id);
  }
  went(fight, { stuck, spent, stage: nextStage(fight.state, current, stuck) });
};

const nextStage = (
  state: State,
  { members, leader }: Current,
  stuck: readonly string[],
): Current['stage'] => {
  if (members.length > 1) return 'path';
  const unit = standingOf(state, leader);
  if (!stuck.includes(leader)) return 'move';
  return unit?.kind === 'vehicle' ? 'push' : 'path';
};

/** Its ways, or how it turns where it was held. */
export const askWays = (fight: Fight, { members, leader }: Current): void => {
  const seat = fight.state.active ?? '';
  if (members.length > 1) ask(fight, 'path', [seat], members);
  else ask(fight, 'turn', [seat], [leader]);
};

/** DA-MOV-6. */
export const mayTurn = (foe: Standing): boolean => foe.kind !== 'vehicle' && !foe.isShutDown && !isWreck(foe);

/** Enemies who got into contact, clockwise by seat, as far as they do not face the mover anyway. */
const freed = (before: State, state: State, { members, special, targets }: Current): readonly string[] => {
  const met = new Set<string>();
  for (const id of members) {
    const unit = standingOf(state, id);
    const was = standingOf(before, id);
    if (unit === null || was === null) continue;
    for (const foe of contactsOf(state, unit))
      if (isFoe(unit, foe) && mayTurn(foe) && !isTouching(before, was, foe) && !isFacing(foe, unit))
        met.add(foe.id);
  }
  if (special === 'dfa') return [];
  const leader = standingOf(state, members[0]);
  const victim = standingOf(state, targets[0]);
  const isClosed =
    special !== null && (victim?.kind !== 'mech' || (leader !== null && isFromBehind(state, leader, victim)));
  if (isClosed) return [];
  const order = state.seats.map(({ seat }) => seat);
  const turn = (id: string): number => order.indexOf(standingOf(state, id)?.seat ?? '');
  return [...met].sort((a, b) => turn(a) - turn(b) || (a < b ? -1 : 1));
};

export const goAll = (fight: Fight, current: Current): void => {
  if (current.isLeaving) {
    fight.add({ type: 'left', rolls: [], unit: current.leader });
    return went(fight, { stage: 'push' });
  }
  const before = fight.state;
  let warm = current.heat;
  const spent = [...current.spent];
  for (const id of current.members) {
    const unit = standingOf(fight.state, id);
    const way = current.ways[id];
    if (unit === null || way === undefined) continue;
    const { how } = current;
    fight.add({ type: 'moved', rolls: [], unit: id, how, path: way.path, facing: way.facing });
    if (way.tow !== null) fight.add({ type: 'towed', rolls: [], unit: way.tow.id, at: way.tow.at });
    const isHot = how === 'run' || (how === 'jump' && unit.kind === 'mech');
    if (isHot) warm = warmed(warm, id, 1);
    if (how === 'jump' && isOneShot(unit, 'jump-jets')) spent.push(id);
  }
  const free = freed(before, fight.state, current);
  went(fight, { heat: warm, spent, free, stage: 'free-turn' });
};

/** One enemy after the other; then the attack of a special order. */
export const freeTurn = (fight: Fight, current: Current): void => {
  const [id, ...rest] = current.free;
  const unit = standingOf(fight.state, id);
  if (id !== undefined && unit !== null) return ask(fight, 'free-turn', [unit.seat], [id]);
  if (id !== undefined) return went(fight, { free: rest });
  const isDone = current.special === null || current.hits.length > 0 || current.clicks < 0;
  went(fight, { stage: isDone ? 'push' : 'attack' });
};
