/** How turns begin and end (DA-TURN-1, 2; DA-ORD-5; DA-HEAT-6 to 8; DA-CAP-5). */
import type { Dice } from '../../../kernel';
import { isStanding, type State, type Unit, unitOf } from '../model/state';
import { waterAt } from '../rules/ground';
import { isCaptive } from '../rules/units';
import { zonePoints } from '../rules/victory';
import type { Fight } from './course';
import { endsNow } from './end';
import { cool, restart } from './heat';

/** DA-HEAT-8: one more, two where it was deep both times. */
const waterCooling = (state: State, unit: Unit): number => {
  if (unit.at === null || unit.water === 'none') return 0;
  const now = waterAt(state, unit.at);
  if (now === 'none') return 0;
  return now === 'deep' && unit.water === 'deep' ? 2 : 1;
};

const isMine = (state: State, unit: Unit): boolean => unit.seat === state.active && !isCaptive(unit);
/** A captive whose first owner's turn ends. */
const isMineHeld = (state: State, unit: Unit): boolean => unit.owner === state.active && isCaptive(unit);

const coolingOf = (state: State, unit: Unit): number => {
  if (unit.kind !== 'mech' || unit.isAsleep) return 0;
  if (isMineHeld(state, unit)) return 1;
  return isMine(state, unit) ? (unit.isOrdered ? 0 : 1) + waterCooling(state, unit) : 0;
};

/** DA-ORD-5, DA-CAP-5. */
const rests = (state: State, unit: Unit): boolean =>
  unit.tokens > 0 &&
  !unit.isShutDown &&
  ((isMine(state, unit) && !unit.isOrdered) || isMineHeld(state, unit));

const hasAny = (state: State, seat: string): boolean =>
  state.units.some((unit) => (unit.seat === seat || unit.owner === seat) && isStanding(unit));

/** Whose turn comes next, and whether a new round begins with it. */
const nextSeat = (state: State): { readonly seat: string; readonly isNewRound: boolean } | null => {
  const { seats } = state;
  const index = seats.findIndex(({ seat }) => seat === state.active);
  for (let step = 1; step <= seats.length; step += 1) {
    const next = seats[(index + step) % seats.length];
    if (next !== undefined && !next.isOut && hasAny(state, next.seat))
      return { seat: next.seat, isNewRound: index + step >= seats.length };
  }
  return null;
};

export const beginTurn = (fight: Fight, seat: string, round: number, turn: number): void => {
  fight.add({ type: 'turn', rolls: [], turn, round, seat });
  const points = zonePoints(fight.state, seat);
  if (points > 0) fight.add({ type: 'zone', rolls: [], seat, points });
};

export const endTurn = (fight: Fight, dice: Dice | null): void => {
  const { state } = fight;
  fight.add({
    type: 'rested',
    rolls: [],
    units: state.units.filter((unit) => rests(state, unit)).map(({ id }) => id),
  });
  for (const unit of state.units) if (isStanding(unit)) cool(fight, unit.id, coolingOf(state, unit));
  for (const { id } of state.units) {
    const unit = unitOf(fight.state, id);
    if (unit !== null && isMine(state, unit)) restart(fight, id, dice);
  }
  const next = nextSeat(fight.state);
  if (endsNow(fight, next === null || next.isNewRound, dice) || next === null) return;
  beginTurn(fight, next.seat, state.round + (next.isNewRound ? 1 : 0), state.turn + 1);
};
