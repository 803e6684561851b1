/** ROUND-6: one movement order a mech a round, whatever its kind. */
import type { MechId } from '../../kernel';
import type { Order } from '../model/order';

const moves = (order: Order, mech: MechId): boolean => {
  if (order.type === 'dropship') return order.mechs.includes(mech);
  return (order.type === 'move' || order.type === 'rail') && order.mech === mech;
};

/** Whether an order above in the sheet already moves the mech. */
export const hasMovementOrder = (earlier: readonly Order[], mech: MechId): boolean =>
  earlier.some((order) => moves(order, mech));
