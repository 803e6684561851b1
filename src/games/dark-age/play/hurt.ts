/** Damage, and what it ends (DA-FIG-4, DA-VP-2, DA-CAP-6): elimination, points, captives that come free. */
import type { Seat } from '../../shapes';
import { isStanding, type State, type Unit, unitOf } from '../model/state';
import { isBlockedAt } from '../rules/ground';
import { captiveOf } from '../rules/units';
import type { Fight } from './course';
import type { Reason } from './events';

/** DA-VP-2: with two players the other; else the last enemy who damaged it. Who took it over is none. */
const winnerOf = (state: State, { side, hurtBy }: Unit): Seat | null => {
  const others = state.seats.filter((one) => one.side !== side);
  if (others.some(({ seat }) => seat === hurtBy)) return hurtBy;
  return state.seats.length === 2 ? (others[0]?.seat ?? null) : null;
};

export const eliminate = (fight: Fight, id: string, to?: Seat | null): void => {
  const unit = unitOf(fight.state, id);
  if (unit === null || unit.gone !== null) return;
  const winner = to === undefined ? winnerOf(fight.state, unit) : to;
  const captive = captiveOf(fight.state, unit);
  fight.add({
    type: 'eliminated',
    rolls: [],
    unit: id,
    to: winner,
    points: winner === null ? 0 : unit.points,
  });
  if (captive !== null) free(fight, captive.id, unit.seat);
};

/** DA-CAP-6: free; in terrain that blocks it eliminated, for the captor's player. */
export const free = (fight: Fight, id: string, captor: Seat): void => {
  fight.add({ type: 'freed', rolls: [], unit: id });
  const unit = unitOf(fight.state, id);
  if (isStanding(unit) && isBlockedAt(fight.state, unit, unit.at)) eliminate(fight, id, captor);
};

/** Past the last click the figure is off the field at once. `by`: the enemy who did it. */
export const hurt = (fight: Fight, id: string, clicks: number, by: Seat | null, why: Reason): void => {
  const before = unitOf(fight.state, id);
  if (before === null || before.gone !== null || clicks <= 0) return;
  fight.add({ type: 'damaged', rolls: [], unit: id, clicks, by, why });
  const unit = unitOf(fight.state, id);
  if (unit !== null && unit.click >= (fight.state.dials[id]?.dial.length ?? 0)) eliminate(fight, id);
};
