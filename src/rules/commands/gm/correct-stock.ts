/**
 * Correcting a depot (END-2, DEP-2, DEP-6): how much of an item lies there, and how much of it serves this
 * round already.
 */
import { type Item, stockItem } from '../../../catalog';
import type { Violation } from '../../../kernel';
import { unitsOf } from '../../economy/units';
import { rowOf } from '../../model/draft';
import { stockKey } from '../../model/state';
import type { Resolution } from '../../resolution';
import { hexViolations, wrong } from './common';
import type { SetStock } from './correction';

/** Units of stock, 0 allowed; null when the quantity is not whole in them. */
const unitsOrNone = (item: Item, quantity: number): number | null =>
  quantity === 0 ? 0 : unitsOf(item, quantity);

export const correctStock = (resolution: Resolution, order: SetStock): readonly Violation[] => {
  const { state, catalog } = resolution;
  const item = stockItem(order.item, catalog.item);
  const quantity = item === null ? null : unitsOrNone(item, order.quantity);
  const known = item === null ? null : rowOf(state.stock, stockKey(order.force, order.hex, item.id));
  const usable =
    item === null || order.usable === undefined
      ? Math.min(known?.usable ?? 0, quantity ?? 0)
      : unitsOrNone(item, order.usable);
  const violations = [
    ...(rowOf(state.forces, order.force) === null ? [wrong('no-such-force', '/force')] : []),
    ...hexViolations(state, order.hex, '/hex'),
    ...(item === null || !item.tradable ? [wrong('no-such-item', '/item')] : []),
    ...(item !== null && quantity === null
      ? [wrong('quantity-not-whole', '/quantity', { quantity: order.quantity, unit: item.stockUnit })]
      : []),
    ...(item !== null && usable === null
      ? [wrong('quantity-not-whole', '/usable', { quantity: order.usable ?? 0, unit: item.stockUnit })]
      : []),
    ...(quantity !== null && usable !== null && usable > quantity
      ? [
          wrong('more-usable-than-there', '/usable', {
            quantity: order.quantity,
            usable: order.usable ?? null,
          }),
        ]
      : []),
  ];
  if (violations.length > 0 || item === null || quantity === null || usable === null) return violations;
  resolution.emit({
    type: 'stock-corrected',
    data: { force: order.force, hex: order.hex, item: item.id, unit: item.stockUnit, quantity, usable },
  });
  return [];
};
