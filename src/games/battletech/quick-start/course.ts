/**
 * The course of a turn (BT-1): initiative, movement, fire, end; it goes on by itself until somebody has a
 * choice.
 */
import { type Dice, flatMap } from '../../../kernel';
import type { Side } from '../../shapes';
import { Course } from '../../shared/course';
import { roll } from '../../shared/rolls';
import { outcomeOf, sidesOf } from './end';
import { apply, type Event } from './events';
import { isBeaten, isCrippled, isThere, type Question, type State, type Step, type Unit } from '../model';
import { resolve } from './resolve';
import { shotsAt } from './to-hit';

export type Fight = Course<State, Event>;
export const fightFrom = (state: State): Fight => new Course<State, Event>(state, apply);

const TO_DO: Readonly<Record<Exclude<Step, 'initiative' | 'end'>, (unit: Unit) => boolean>> = {
  deployment: (unit) => unit.hex === null && unit.gone === null,
  movement: (unit) => isThere(unit) && unit.moved === null,
  fire: (unit) => isThere(unit) && !unit.hasDeclared,
};

/** Those of a side that have still to act in this step. */
export const waiting = (state: State, side: Side): readonly Unit[] => {
  const { step } = state;
  if (step === 'initiative' || step === 'end') return [];
  return state.units.filter((unit) => unit.side === side && TO_DO[step](unit));
};

/** Whose turn it is; null: nobody's. */
const nextSide = (state: State): Side | null => {
  const order = state.step === 'deployment' ? sidesOf(state) : state.initiative;
  const left = order.filter((side) => waiting(state, side).length > 0);
  const isByTurns = state.step !== 'deployment' && state.setup.tempo === 'alternate';
  return (isByTurns ? left.find((side) => side !== state.last) : undefined) ?? left[0] ?? null;
};

export const targetsOf = (state: State, unit: Unit): readonly Unit[] =>
  isThere(unit)
    ? state.units.filter(
        (other) => other.side !== unit.side && isThere(other) && shotsAt(state, unit, other).length > 0,
      )
    : [];

/** What a unit does that has no choice; null: it has one. */
const forced = (state: State, unit: Unit): Event | null => {
  if (state.step === 'movement' && isCrippled(unit))
    return {
      type: 'moved',
      rolls: [],
      unit: unit.id,
      mode: 'stand',
      way: [],
      facing: unit.facing,
      hexes: 0,
      mp: 0,
    };
  if (state.step === 'fire' && targetsOf(state, unit).length === 0)
    return { type: 'declared', rolls: [], attack: { unit: unit.id, target: unit.id, weapons: [] } };
  return null;
};

export const ask = (fight: Fight, question: Omit<Question, 'id'>): void => {
  const { asked } = fight.state;
  fight.add({ type: 'asked', rolls: [], question: { ...question, id: `${question.kind}.${asked + 1}` } });
};

const rollInitiative = (fight: Fight, dice: Dice): void => {
  const sides = sidesOf(fight.state);
  const rolls = sides.map((side) =>
    roll(dice, fight.state, { purpose: 'bt.roll.initiative', who: side, sides: 6, count: 2, judged: null }),
  );
  const [one, other] = rolls.map(({ total }) => total ?? 0);
  // Equal: rolled again, in an event of its own.
  const order = one === other ? [] : (one ?? 0) < (other ?? 0) ? sides : [...sides].reverse();
  fight.add({ type: 'initiative', rolls, order });
};

const endTurn = (fight: Fight): void => {
  const { state } = fight;
  const outcome = outcomeOf(state, state.turn >= state.setup.turns ? 'bt.end.limit' : null);
  fight.add(
    outcome === null
      ? { type: 'turn', rolls: [], turn: state.turn + 1 }
      : { type: 'ended', rolls: [], outcome },
  );
};

const endFire = (fight: Fight, dice: Dice): void => {
  resolve(fight, dice);
  for (const unit of fight.state.units)
    if (isThere(unit) && isBeaten(unit)) fight.add({ type: 'destroyed', rolls: [], unit: unit.id });
  fight.add({ type: 'step', rolls: [], step: 'end' });
};

const AFTER = { deployment: 'initiative', movement: 'fire' } as const;

const act = (fight: Fight, side: Side): void => {
  const { state } = fight;
  const units = waiting(state, side);
  const all = units.map((unit) => forced(state, unit));
  const [first] = all;
  // Asked as long as one of them has a choice: which unit acts is one.
  if (first !== undefined && first !== null && all.every((one) => one !== null)) fight.add(first);
  else {
    const seats = flatMap(state.setup.forces, ({ seat }) =>
      units.some((unit) => unit.seat === seat) ? [seat] : [],
    );
    ask(fight, {
      kind: state.step as 'deployment' | 'movement' | 'fire',
      side,
      seats,
      attack: null,
      skip: null,
    });
  }
};

/** Until a question is open, or the fight is over. */
export const advance = (fight: Fight, dice: Dice): void => {
  while (fight.state.question === null && fight.state.outcome === null) {
    const { state } = fight;
    const side = nextSide(state);
    if (side !== null) act(fight, side);
    else if (state.step === 'initiative' && state.initiative.length === 0) rollInitiative(fight, dice);
    else if (state.step === 'initiative') fight.add({ type: 'step', rolls: [], step: 'movement' });
    else if (state.step === 'end') endTurn(fight);
    else if (state.step === 'fire') endFire(fight, dice);
    else fight.add({ type: 'step', rolls: [], step: AFTER[state.step] });
  }
};
