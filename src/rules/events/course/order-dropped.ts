/**
 * order-dropped (ROUND-6): an order had become impossible when its phase closed. Told to its player only; the
 * rest of their sheet stands.
 */
import type { ForceId, Violation } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { OrderType } from '../../model/order';
import { defineEvent } from '../definition';

export interface OrderDropped {
  readonly force: ForceId;
  /** Position in the sheet, from 0. */
  readonly order: number;
  readonly orderType: OrderType;
  /** Why, naming only what its player may know. Pointers relative to the order. */
  readonly violations: readonly Violation[];
}

/** What is told of it. */
export interface OrderDroppedTold {
  readonly force: string;
  readonly order: number;
  readonly orderType: OrderType;
  readonly violations: readonly Violation[];
}

export const orderDropped = defineEvent<'order-dropped', OrderDropped, OrderDroppedTold>({
  type: 'order-dropped',
  tell: (data, to) => {
    if (!mayKnow(to, data.force)) return null;
    return { force: data.force, order: data.order, orderType: data.orderType, violations: data.violations };
  },
});
