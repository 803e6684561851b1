/** A match goes on by itself until somebody has a choice (DA-TURN-2). */
import { type Dice, flatMap } from '../../../kernel';
import type { Current, State } from '../model/state';
import { standingOf } from '../model/state';
import { hasOrders } from '../rules/orders';
import { isOneShot, has } from '../rules/units';
import { attack, goesOn } from './attack';
import { ask, type Fight } from './course';
import { cool } from './heat';
import { treat } from './mend';
import { askWays, breakAway, freeTurn, goAll } from './move';
import { raze } from './raze';
import { complete, push, takeHeat, warmed, went } from './push';
import { setUp } from './setting-up';
import { endTurn } from './turn';

/** DA-TURN-3, 5: asked only where switching off can be of use, of one-shot equipment. */
const askDefenders = (fight: Fight, current: Current): void => {
  const { state } = fight;
  const owners = flatMap(current.targets, (id) => {
    const unit = standingOf(state, id);
    const isUsed = current.kind === 'ranged' && unit !== null && unit.moved && has(unit, 'evade');
    return isUsed && isOneShot(unit, 'evade') ? [unit] : [];
  });
  const [first] = owners.filter(({ id }) => !current.free.includes(id));
  if (first === undefined) return went(fight, { stage: 'attack', free: [] });
  ask(fight, 'defend', [first.seat], [first.id]);
};

const actOut = (fight: Fight, current: Current, dice: Dice): void => {
  if (current.kind === 'repair' || current.kind === 'hot-wire') return treat(fight, current, dice);
  if (current.kind === 'raze') return raze(fight, current);
  attack(fight, current, dice);
};

const afterTargets = (fight: Fight, current: Current, dice: Dice): void => {
  takeHeat(fight, current, current.targets, dice);
  const now = fight.state.current;
  if (now === null) return;
  if (!goesOn(fight.state, now)) return went(fight, { stage: 'push' });
  const leader = standingOf(fight.state, now.leader);
  const isSpent = leader !== null && isOneShot(leader, 'pulse');
  const spent = isSpent ? [...now.spent, now.leader] : now.spent;
  const heat = warmed(now.heat, now.leader, 1);
  went(fight, { again: true, hits: [], clicks: 0, heat, spent, stage: 'attack' });
};

const goOn = (fight: Fight, current: Current, dice: Dice): void => {
  switch (current.stage) {
    case 'break-away':
      return breakAway(fight, current, dice);
    case 'path':
      return askWays(fight, current);
    case 'move':
      return goAll(fight, current);
    case 'free-turn':
      return freeTurn(fight, current);
    case 'defend':
      return askDefenders(fight, current);
    case 'attack':
      return actOut(fight, current, dice);
    case 'split':
    case 'after-miss':
      return went(fight, { stage: 'heat-targets' });
    case 'heat-targets':
      return afterTargets(fight, current, dice);
    case 'push':
      return push(fight, current);
    case 'heat':
      if (current.kind === 'cool')
        cool(fight, current.leader, standingOf(fight.state, current.leader)?.cooling ?? 0);
      takeHeat(fight, current, Object.keys(current.heat).sort(), dice);
      return went(fight, { stage: 'done' });
    case 'done':
      return complete(fight, current);
  }
};

/** Without dice, after a seat gave up: the one whose turn it is goes on. */
const waitForWord = (fight: Fight): void => {
  const { state } = fight;
  const seat =
    state.seats.find((one) => one.seat === state.active && !one.isOut) ??
    state.seats.find(({ isOut }) => !isOut);
  if (seat !== undefined) ask(fight, 'resume', [seat.seat]);
};

export const advance = (fight: Fight, dice: Dice | null): void => {
  while (fight.state.question === null && fight.state.outcome === null) {
    const { state } = fight;
    if (dice === null) return waitForWord(fight);
    if (state.step === 'terrain' || state.step === 'deploy') setUp(fight, dice);
    else if (state.current !== null && isSeatIn(state)) goOn(fight, state.current, dice);
    else if (hasOrders(state)) ask(fight, 'order', [state.active ?? '']);
    else endTurn(fight, dice);
  }
};
const isSeatIn = (state: State): boolean =>
  state.seats.some(({ seat, isOut }) => seat === state.active && !isOut);
