/** The course of a turn under the standard rules: it goes on by itself until somebody has a choice. */
import { flatMap } from '../../../../kernel';
import { roll } from '../../../shared/rolls';
import type { Side } from '../../../shapes';
import { eject, mayEject } from '../damage/pilot/ejection';
import { wakePilot } from '../damage/pilot/waking';
import { heatPhase } from '../heat/heat-phase';
import { MUCH_DAMAGE } from '../piloting/causes';
import { rollPhase } from '../piloting/fall/falling';
import { outcomeOf, sidesOf } from './end';
import type { Event } from './events';
import { dropHere } from './movement/fall-here';
import { driverOf } from './driver';
import type { Fight } from './fight';
import { depthUnder, heatOfTurn } from './heat';
import { resolveFire } from './fire/fire-phase';
import { stay } from './orders';
import { isThere, type QuestionKind, type State, type Step, type Unit } from './model';
import { resolveBlows } from './blows/physical-phase';
import { hasChoice, waiting } from './questions';

const rollInitiative = (fight: Fight): void => {
  const sides = sidesOf(fight.state);
  const rolls = sides.map((side) =>
    roll(fight.dice, fight.state, {
      purpose: 'bt.roll.initiative',
      who: side,
      sides: 6,
      count: 2,
      judged: null,
    }),
  );
  const totals = new Map(sides.map((side, index) => [side, rolls[index]?.total ?? 0]));
  const isEqual = new Set(totals.values()).size < sides.length;
  // Equal: rolled again, in an event of its own.
  const order = isEqual ? [] : [...sides].sort((a, b) => (totals.get(a) ?? 0) - (totals.get(b) ?? 0));
  fight.add({ type: 'initiative', rolls, order });
};

/** Whose turn it is; null: nobody's. */
const nextSide = (state: State): Side | null => {
  const order = state.step === 'deployment' ? sidesOf(state) : state.initiative;
  const left = order.filter((side) => waiting(state, side).length > 0);
  const isByTurns = state.step !== 'deployment' && state.setup.tempo === 'alternate';
  if (!isByTurns || state.last === null) return left[0] ?? null;
  const after = order.indexOf(state.last) + 1;
  return [...order.slice(after), ...order.slice(0, after)].find((side) => left.includes(side)) ?? null;
};

const forced = (state: State, unit: Unit): Event => {
  const { step } = state;
  if (step === 'movement') return stay({ state }, unit.id);
  if (step === 'fire')
    return { type: 'declared-fire', rolls: [], fire: { unit: unit.id, twist: 0, shots: [] } };
  return { type: 'declared-blow', rolls: [], unit: unit.id, blow: null };
};

/** Piloting rolls at the end of a phase, of whoever still stands (BT-PSR-4). */
export const rollForFalls = (fight: Fight): void => {
  for (const { id } of fight.state.units) {
    const unit = fight.state.units.find((one) => one.id === id);
    const mech = fight.mech(id);
    if (unit === undefined || mech === null || mech.sheet.support !== undefined) continue;
    const causes = unit.phaseDamage >= MUCH_DAMAGE ? ['damage' as const, ...unit.causes] : [...unit.causes];
    if (causes.length === 0 || mech.isProne) continue;
    rollPhase(mech, causes, dropHere(fight.state, mech), driverOf(fight));
    fight.report();
  }
  fight.add({ type: 'phase-over', rolls: [] });
};

const coolDown = (fight: Fight): void => {
  for (const unit of fight.state.units) {
    const mech = fight.mech(unit.id);
    if (mech === null || mech.sheet.support !== undefined) continue;
    const depth = depthUnder(fight.state, mech);
    heatPhase(fight, unit.id, heatOfTurn(unit, mech), { depth, isProne: mech.isProne });
    if (fight.mech(unit.id)?.isShutDown === true && !mech.isShutDown)
      fight.add({ type: 'shaken', rolls: [], unit: unit.id, cause: 'shut-down' });
    fight.report();
  }
  rollForFalls(fight);
};

const wakeUp = (fight: Fight): void => {
  for (const unit of fight.state.units)
    if (isThere(unit) && !unit.isConscious && !unit.isFreshlyOut) {
      wakePilot(fight, unit.id);
      fight.report();
    }
};

const ejectPilots = (fight: Fight): void => {
  for (const unit of fight.state.units) {
    if (unit.isEjecting !== true || !isThere(unit) || !mayEject(fight.victim(unit.id))) continue;
    eject(fight, unit.id);
    fight.report();
  }
};

const endTurn = (fight: Fight): void => {
  ejectPilots(fight);
  wakeUp(fight);
  const { state } = fight;
  const outcome = outcomeOf(state, state.turn >= state.setup.turns ? 'bt.end.limit' : null);
  fight.add(
    outcome === null
      ? { type: 'turn', rolls: [], turn: state.turn + 1 }
      : { type: 'ended', rolls: [], outcome },
  );
};

const goTo = (fight: Fight, step: Step): void => fight.add({ type: 'step', rolls: [], step });

/** Nobody has anything to do in the step any more. */
const finishStep = (fight: Fight): void => {
  switch (fight.state.step) {
    case 'deployment':
      goTo(fight, 'initiative');
      return;
    case 'initiative':
      if (fight.state.initiative.length === 0) rollInitiative(fight);
      else goTo(fight, 'movement');
      return;
    case 'movement':
      rollForFalls(fight);
      goTo(fight, 'fire');
      return;
    case 'fire':
      resolveFire(fight);
      rollForFalls(fight);
      goTo(fight, 'physical');
      return;
    case 'physical':
      resolveBlows(fight);
      rollForFalls(fight);
      goTo(fight, 'heat');
      return;
    case 'heat':
      coolDown(fight);
      goTo(fight, 'end');
      return;
    case 'end':
      endTurn(fight);
  }
};

const act = (fight: Fight, side: Side): void => {
  const { state } = fight;
  const units = waiting(state, side);
  // Asked as long as one of them has a choice: which unit acts is one.
  const idle = units.every((unit) => !hasChoice(state, unit)) ? units[0] : undefined;
  if (idle !== undefined) {
    fight.add(forced(state, idle));
    fight.report();
    return;
  }
  const kind = state.step as QuestionKind;
  fight.add({
    type: 'asked',
    rolls: [],
    question: {
      id: `${kind}.${state.asked + 1}`,
      kind,
      side,
      seats: flatMap(state.setup.forces, ({ seat }) =>
        units.some((unit) => unit.seat === seat) ? [seat] : [],
      ),
    },
  });
};

/** After a side gave up: whoever else has something to do in this step. Nothing is rolled. */
export const askOthers = (fight: Fight): void => {
  if (fight.state.question !== null || outcomeOf(fight.state, null) !== null) return;
  const side = nextSide(fight.state);
  if (side === null) return;
  const units = waiting(fight.state, side);
  if (units.some((unit) => hasChoice(fight.state, unit))) act(fight, side);
};

/** Until a question is open, or the fight is over. */
export const advance = (fight: Fight): void => {
  while (fight.state.question === null && fight.state.outcome === null) {
    const side = nextSide(fight.state);
    if (side === null) finishStep(fight);
    else act(fight, side);
  }
};
