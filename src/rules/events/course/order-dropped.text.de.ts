import type { Line } from '../say';
import { wem } from '../words/de';
import { ended } from '../words/ended';
import type { OrderDroppedTold } from './order-dropped';

export const orderDropped: Line<OrderDroppedTold> = ({ force, order, orderType, violations }, say) => {
  const [first] = violations ?? [];
  const isYours = force === undefined || say.isYou(force);
  const whose = isYours ? 'Dein Befehl' : 'Der Befehl';
  const owner = isYours ? '' : ` von ${wem(say, force)}`;
  const which = `${whose} ${order + 1}${owner} (${say.order(orderType)}) entfällt`;
  return first === undefined
    ? `${which}: Er ist unmöglich geworden.`
    : `${which}: ${ended(say.violation(first))}`;
};
