/** Orders (DA-ORD): who may be given one, and who is pushed by it. */
import type { Field, Unit } from '../model/state';
import { captiveOf, isCaptive, isWreck } from './units';

/** Infantry and vehicles that were pushed have two tokens: no order in three turns running (DA-ORD-3). */
const isSpent = ({ kind, tokens }: Unit): boolean => kind !== 'mech' && tokens >= 2;

/** Any order at all. */
export const canBeOrdered = (field: Field, unit: Unit): boolean =>
  unit.at !== null &&
  unit.gone === null &&
  unit.seat === field.active &&
  !unit.isOrdered &&
  !isCaptive(unit) &&
  !isWreck(unit) &&
  !isSpent(unit);

/** Orders but cool. */
export const canMove = (field: Field, unit: Unit): boolean => canBeOrdered(field, unit) && !unit.isShutDown;
/** A captor takes move orders only (DA-CAP-3). */
export const canFight = (field: Field, unit: Unit): boolean =>
  canMove(field, unit) && captiveOf(field, unit) === null;
export const canCool = (field: Field, unit: Unit): boolean =>
  canBeOrdered(field, unit) && unit.kind === 'mech' && !unit.isAsleep;

/** Whether the seat whose turn it is has an order left, and a figure for it (DA-ORD-1). */
export const hasOrders = (field: Field): boolean => {
  const active = field.seats.find(({ seat }) => seat === field.active);
  return (
    active !== undefined &&
    !active.isOut &&
    active.left > 0 &&
    field.units.some((unit) => canBeOrdered(field, unit) && (!unit.isShutDown || !unit.isAsleep))
  );
};

/** DA-ORD-3: ordered with a token of the turn before. */
export const isPushed = ({ tokens }: Pick<Unit, 'tokens'>): boolean => tokens > 0;
/** Tokens after an order: mechs hold one. */
export const tokensAfter = ({ kind, tokens }: Unit): number =>
  kind === 'mech' ? 1 : Math.min(2, tokens + 1);
