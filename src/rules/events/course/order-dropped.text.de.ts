import type { Line } from '../say';
import { ended } from '../words/ended';
import type { OrderDroppedTold } from './order-dropped';

export const orderDropped: Line<OrderDroppedTold> = ({ force, order, orderType, violations }, say) => {
  const [first] = violations ?? [];
  const owner =
    force === undefined || say.isYou(force) ? '' : ` (${say.force(force) ?? 'einer Streitmacht'})`;
  const which = `Befehl ${order + 1}${owner}, ${say.order(orderType)}, entfällt`;
  return first === undefined
    ? `${which}: Er ist unmöglich geworden.`
    : `${which}: ${ended(say.violation(first))}`;
};
