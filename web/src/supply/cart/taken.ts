/**
 * What the cart takes out of the depots: by transfers and sales, and by repairs as far as the options tell
 * what they take.
 */
import { knownDesign } from '../../ui/designs';
import type { Order } from './cart';
import { useSupply, type Supply } from '../use-supply';

export type Amounts = Readonly<Record<string, number>>;
type Line = readonly [item: string, quantity: number];

function repairTakes({ live, options }: Supply, order: Order, hex: string): readonly Line[] {
  if (!('mech' in order)) return [];
  const mech = live.myMechs.value.find(({ id }) => id === order.mech);
  if (mech?.hex !== hex) return [];
  if (order.type === 'replace') {
    const part = options.replace?.mechs
      .find((one) => one.mech === order.mech)
      ?.parts.find(({ location, slot }) => location === order.location && slot === order.slot);
    return (part?.takes ?? []).map(({ item, quantity }): Line => [item, quantity]);
  }
  if (order.type === 'reload')
    return (options.reload?.mechs.find((one) => one.mech === order.mech)?.bins ?? []).map(
      ({ item, shots }): Line => [item, shots],
    );
  if (order.type !== 'repair-armor') return [];
  const points =
    order.points ?? options['repair-armor']?.mechs.find((one) => one.mech === order.mech)?.points ?? {};
  const item = knownDesign(mech.design)?.armorItem;
  return item === undefined ? [] : [[item, Object.values(points).reduce((sum, one) => sum + one, 0)]];
}

function takes(supply: Supply, order: Order, hex: string): readonly Line[] {
  if (order.type === 'transfer')
    return order.from === hex ? order.items.map(({ item, quantity }): Line => [item, quantity]) : [];
  if (order.type === 'sell')
    return 'item' in order && order.hex === hex ? [[order.item, order.quantity]] : [];
  return repairTakes(supply, order, hex);
}

/** By item, in the depot of a hex. */
export function useTaken(): (hex: string) => Amounts {
  const supply = useSupply();
  return (hex) => {
    const sum: Record<string, number> = {};
    for (const order of supply.orders)
      for (const [item, quantity] of takes(supply, order, hex)) sum[item] = (sum[item] ?? 0) + quantity;
    return sum;
  };
}
