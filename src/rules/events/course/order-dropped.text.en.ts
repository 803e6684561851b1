import type { Line } from '../say';
import { Whose, small } from '../words/en';
import { ended } from '../words/ended';
import type { OrderDroppedTold } from './order-dropped';

export const orderDropped: Line<OrderDroppedTold> = ({ force, order, orderType, violations }, say) => {
  const [first] = violations ?? [];
  const which = `${force === undefined || say.isYou(force) ? 'Your order' : `${Whose(say, force)} order`} ${order + 1} (${say.order(orderType)}) was dropped`;
  return first === undefined
    ? `${which}: it had become impossible.`
    : `${which}: ${ended(small(say.violation(first)))}`;
};
