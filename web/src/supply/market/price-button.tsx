/** Puts one order into the cart; on it stands what it costs. */
import { number } from '../../text/format';
import { words } from '../../text/words';
import { Icon } from '../../ui/icon';
import type { Order } from '../cart/cart';
import type { Price } from './prices';
import { ReasonNote } from '../toggle';
import { useSupply } from '../use-supply';

const t = words({ add: (name: string) => `Add ${name}` }, { add: (name: string) => `${name} in den Korb` });

export const PriceButton = ({
  order,
  price,
  name,
}: {
  readonly order: Order;
  readonly price: Price | null;
  readonly name: string;
}) => {
  const supply = useSupply();
  if (price?.reason != null) return <ReasonNote {...price.reason} />;
  const cost = price?.cost ?? null;
  const dear = cost !== null && supply.balance !== null && cost > supply.balance.after;
  return (
    <button
      class={`btn${dear ? ' dear' : ''}`}
      aria-label={`${t.add(name)}${cost === null ? '' : `, ${number(cost)} t`}`}
      onClick={() => supply.add(order)}
    >
      <Icon name="plus" size={18} />
      {cost === null ? '' : `${number(cost)} t`}
    </button>
  );
};
