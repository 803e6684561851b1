/**
 * Above the card of the selected mech, on desktops: its order, what is said of it, and by what means it goes.
 */
import { MeansPicker } from './means';
import { OrderActions } from './order-peek';
import { OrderSay, OrderRemarks } from './order-say';
import type { Planning } from './planning-state';

export const orderHead = (planning: Planning) => () => {
  const mech = planning.mech.value;
  if (mech === null) return null;
  return (
    <div class="order-head">
      <div class="ord">
        <OrderSay planning={planning} mech={mech} />
        <OrderActions planning={planning} />
      </div>
      <OrderRemarks planning={planning} />
      <MeansPicker planning={planning} />
    </div>
  );
};
