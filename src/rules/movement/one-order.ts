/** ROUND-6: one movement order a mech a round, whatever its kind. */
import type { MechId } from '../../kernel/ids';
import type { Order } from '../model/orders';

/** The mechs that an order moves. */
const mechsMovedBy = (order: Order): readonly MechId[] => {
  if (order.type === 'dropship') return order.mechs;
  return order.type === 'move' || order.type === 'rail' ? [order.mech] : [];
};

/** Whether an order above in the sheet already moves the mech. */
export const hasMovementOrder = (earlier: readonly Order[], mech: MechId): boolean => earlier.some((order) => mechsMovedBy(order).includes(mech));
