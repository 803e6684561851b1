/** Mechs to sell (SUP-6): each with its pilot where several are called the same. */
import { tons } from '../../text/format';
import { words } from '../../text/words';
import type { Order } from '../cart/cart';
import { Toggle } from '../toggle';
import { mechLabel } from './mech-label';
import { useSupply } from '../use-supply';

const t = words(
  { brings: (amount: string) => `brings ${amount}` },
  { brings: (amount: string) => `bringt ${amount}` },
);

export const MechSale = () => {
  const supply = useSupply();
  const mechs = supply.live.myMechs.value;
  return (
    <div class="sale">
      {(supply.options.sell?.mechs ?? []).map((one) => {
        const mech = mechs.find(({ id }) => id === one.mech);
        const order: Order = { type: 'sell', mech: one.mech };
        return (
          <div key={one.mech} data-mech={one.mech}>
            <Toggle
              label={mechLabel(supply.live, one.mech) ?? one.mech}
              note={`${mech?.hex ?? ''} · ${t.brings(tons(one.tons, true))}`}
              checked={supply.has(order)}
              onTurn={() => supply.turn(order)}
            />
          </div>
        );
      })}
    </div>
  );
};
