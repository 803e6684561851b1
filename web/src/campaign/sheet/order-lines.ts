/** Orders of any phase in one short line each, for what compares sheets. */
import type { Live } from '../live';
import { orderLine, orderType } from './order-words';
import type { Order } from './order-compare';
import { itemsIn, designsIn, orderName } from '../../supply/cart/order-name';
import { useItems } from '../../supply/names';
import { useBuildings } from '../../ui/buildings';
import { useDesigns } from '../../ui/designs';

/** Of supply, where the cart has names of its own. */
const CARRIES: readonly Order['type'][] = [
  'buy-mech',
  'buy-equipment',
  'buy-pilot',
  'transfer',
  'repair-building',
  'ammunition',
  'factory',
];

/** A line for any of these orders; `whole`: also by what way a mech goes. */
export function useOrderLines(
  live: Live,
  orders: readonly Order[],
): (order: Order, whole?: boolean) => string {
  useBuildings();
  useItems(orders.flatMap(itemsIn));
  // Parts are called by the design of their mech.
  const mended = live.wholeMechs.value.filter(({ id }) =>
    orders.some((order) => 'mech' in order && order.mech === id),
  );
  useDesigns([...orders.flatMap(designsIn), ...mended.map(({ design }) => design)], live.id);
  return (order, whole = false) => {
    const { text, hex } = orderName(live, order);
    // What the cart has no name for.
    if (text === order.type) return orderLine(live, order, whole);
    return [
      CARRIES.includes(order.type) && order.type !== 'transfer' ? `${orderType(order)}:` : '',
      text,
      hex === null ? '' : `→ ${hex}`,
    ]
      .filter((part) => part !== '')
      .join(' ');
  };
}
