/**
 * The bot of the standard rules (BT-6, GAM-8). Effort is counted in positions: it weighs what it reaches in one
 * movement, against its nearest foes. It rolls nothing.
 */
import type { Order, Seat, Stance } from '../../../shapes';
import type { Known } from '../play/known';
import type { Unit } from '../play/model';
import type { Command } from '../play/orders';
import { waiting } from '../play/questions';
import { strike } from './blows';
import { deploy } from './deploy';
import { fire } from './fire';
import { move } from './move';
import { nextUnit } from './next-unit';
import { orderOf } from './order';
import { type Weights, WEIGHTS } from './weights';

const commandFor = (known: Known, unit: Unit, stance: Stance, weights: Weights): Command => {
  switch (known.step) {
    case 'deployment':
      return deploy(known, unit);
    case 'movement':
      return move(known, unit, stance, weights);
    case 'fire':
      return fire(known, unit, weights);
    default:
      return strike(known, unit, weights);
  }
};

/** Throws RangeError for a seat that is not asked. */
export const commandOf = (
  known: Known,
  seat: Seat,
  stance: Stance,
  weights: Weights = WEIGHTS[stance],
): Command => {
  const side = known.question?.side;
  const mine = side === undefined ? [] : waiting(known, side).filter((unit) => unit.seat === seat);
  const unit = nextUnit(known, mine);
  if (unit === null) throw new RangeError(`${seat} is not asked`);
  return commandFor(known, unit, stance, weights);
};

/** An order that `check` has nothing against (GAM-8). */
export const bot = (known: Known, seat: Seat, stance: Stance): Order =>
  orderOf(known, commandOf(known, seat, stance));
