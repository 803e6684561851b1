/** What my sheet says about a mech, in pencil. */
import { useLive } from '../../campaign/live';
import { orderType } from '../../campaign/sheet/order-words';
import type { Order } from '../../campaign/sheet/order-compare';
import { aimOf, ordersAbout } from './order-about';
import { t } from './words';

export const OrderText = ({ order }: { readonly order: Order }) => {
  const aim = aimOf(order);
  return (
    <span>
      {orderType(order)}
      {aim === null ? null : (
        <>
          {' → '}
          <em>{aim}</em>
        </>
      )}
    </span>
  );
};

/** Nothing where this reader gives no orders. */
export const OrdersOf = ({ mech }: { readonly mech: string }) => {
  const live = useLive();
  if (!live.takesOrders.value) return null;
  const orders = ordersAbout(live.sheet.orders.value, mech);
  return (
    <div>
      {orders.length === 0 ? (
        <span class="none">{t.noOrder}</span>
      ) : (
        orders.map((order, index) => (
          <div key={index}>
            <OrderText order={order} />
          </div>
        ))
      )}
    </div>
  );
};

/** In a list: where it goes, or the word for what it does. */
export const ShortOrder = ({ orders }: { readonly orders: readonly Order[] }) => {
  const order = orders.at(-1);
  if (order === undefined) return null;
  const aim = aimOf(order);
  return <span class="to">{aim === null ? orderType(order) : `→ ${aim}`}</span>;
};
