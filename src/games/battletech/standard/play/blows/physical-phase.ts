/** Carrying out the blows that were declared: as everything stood when they were declared. */
import { applyHit } from '../../damage/apply-hit';
import { rollFor } from '../../damage/damage-course';
import { type Outcome, outcomeOf } from '../../physical/outcome';
import { physicalOf } from '../../physical/physical';
import { fallNow } from '../../piloting/fall/falling';
import { collapseAt } from '../collapsing';
import { makeWay, pushOff } from '../movement/displacing';
import { dropHere } from '../movement/fall-here';
import { driverOf } from '../driver';
import type { Fight } from '../fight';
import { dropRush, fallFrom, swerve } from './resolve-rush';
import {
  type Blow,
  type Fighter,
  fighterOf,
  isRush,
  isThere,
  positionOf,
  type State,
  unitOf,
} from '../model';
import { firedFrom } from '../questions';

const follow = (fight: Fight, { id, facing }: Fighter, { hex, elevation }: Fighter): void => {
  fight.add({ type: 'stepped', rolls: [], unit: id, hex, elevation, facing, how: 'follows' });
};

/**
 * The target gives way by a hex, or leaves over the edge, and the attacker follows. Where somebody stands who
 * cannot be pushed on, or the edge is closed to it, it stays.
 */
const push = (fight: Fight, { unit, target }: Blow, way: NonNullable<Outcome['pushed']>): void => {
  const [from, to] = [fight.mech(unit), fight.mech(target)];
  if (from === null || to === null || way.kind === 'stays') return;
  if (way.kind === 'leaves') {
    if (pushOff(fight, to, from.facing)) {
      follow(fight, from, to);
      collapseAt(fight, to.hex, driverOf(fight));
    }
    return;
  }
  if (!makeWay(fight, way.hex, from.facing, [unit, target])) return;
  const { hex, elevation } = way;
  const high = dropHere(fight.state, to).to;
  fight.add({ type: 'stepped', rolls: [], unit: target, hex, elevation, facing: to.facing, how: 'pushed' });
  follow(fight, from, to);
  const down = fight.mech(target);
  if (way.falls && down !== null) {
    const { to: low, depth } = dropHere(fight.state, down);
    fallNow(down, { from: high, to: low, depth }, { cause: 'displaced', why: null }, driverOf(fight));
  }
  // Both have moved: what they stand on now may give way (BT-BLD-1).
  for (const place of [hex, to.hex]) collapseAt(fight, place, driverOf(fight));
};

/** Since the blows were declared. */
const hasMoved = (fight: Fight, { id, hex }: Fighter): boolean => {
  const now = fight.mech(id);
  return now !== null && now.hex !== hex;
};

const strike = (fight: Fight, declared: State, blow: Blow): void => {
  const [by, at] = [unitOf(declared, blow.unit), unitOf(declared, blow.target)];
  if (by === null || at === null || !isThere(by) || !isThere(at)) return;
  const position = positionOf(declared);
  const [from, to, fired] = [fighterOf(declared, by), fighterOf(declared, at), firedFrom(by)];
  const aim = physicalOf(position, from, to, blow.attack, fired);
  const isOff = fight.mech(blow.target) === null;
  if (isRush(blow) && (!aim.possible || isOff || hasMoved(fight, from) || hasMoved(fight, to)))
    return dropRush(fight, blow);
  if (!aim.possible || isOff) return;
  const dice = rollFor(fight, blow.unit, 2, { code: 'bt.roll.blow', needed: aim.toHit });
  const isHit = dice.success === true;
  fight.add({ type: 'struck', rolls: [dice], blow, needed: aim.toHit, terms: aim.terms, isHit });
  const { hits, causes, pushed, falls } = outcomeOf(position, from, to, blow.attack, isHit, fired);
  for (const { id, hit } of hits) if (fight.mech(id) !== null) applyHit(fight, id, hit);
  for (const { id, cause } of causes)
    if (fight.mech(id) !== null) fight.add({ type: 'shaken', rolls: [], unit: id, cause });
  if (pushed !== null) push(fight, blow, pushed);
  if (falls !== null) fallFrom(fight, blow.unit, falls);
  if (blow.attack === 'charge' && !isHit) swerve(fight, blow.unit);
};

export const resolveBlows = (fight: Fight): void => {
  const declared = fight.state;
  // Charges and deaths from above come last.
  const inOrder = [...declared.blows].sort((a, b) => Number(isRush(a)) - Number(isRush(b)));
  for (const blow of inOrder) {
    strike(fight, declared, blow);
    fight.report();
  }
};
