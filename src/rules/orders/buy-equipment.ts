/**
 * buy-equipment (SUP-2, SUP-3, DEP-1, DEP-6): parts, armour by the point and ammunition by the shot,
 * delivered to a depot.
 */
import { type Item, itemOfKind, pieceWeights, stockItem, stockKindsOf } from '../../catalog';
import { answer, number, type Of } from '../../kernel/shape';
import { toTons, violation, type Violation } from '../../kernel';
import { itemArticleViolations } from '../economy/prices/black-market';
import { ownTechnology, partFactorsOf } from '../economy/prices/factors';
import { groundOfKnowledge, groundOfState, mayStore, storeHexes } from '../economy/ground';
import { equipmentPrice } from '../economy/prices/prices';
import { settle } from '../economy/settle';
import { buyerOf, noForce, priceViolations, withPaid } from '../economy/sheet-account';
import { changedStock } from '../economy/stock';
import { MAX_QUANTITY, quantityOf, unitsOf } from '../economy/units';
import { hex, item } from '../shapes';
import { defineOrder, order, type Price, type SheetContext } from './definition';

const shape = order('buy-equipment', { item, quantity: number(0, MAX_QUANTITY), hex });
export type BuyEquipmentOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    'buy-equipment': BuyEquipmentOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  hexes: answer.about(answer.list(hex), 'Where it can be delivered'),
  technology: answer.about(answer.text, 'My own'),
  factors: answer.about(answer.map(answer.number), 'Of the price: the tons times a factor'),
});

/** Scrap comes from the field only (SALV-3). */
const isSold = (item: Item): boolean => item.tradable && item.stockUnit !== 'tons';

const priceOf = (context: SheetContext, order: BuyEquipmentOrder): Price | null => {
  const buyer = buyerOf(context);
  const item = stockItem(order.item, context.catalog.item);
  const units = item === null ? null : unitsOf(item, order.quantity);
  return buyer === null || item === null || units === null || !isSold(item)
    ? null
    : equipmentPrice(buyer, item, units);
};

/** What weighs by the mech is sold by the weights that mechs need (DEP-6). */
const notSold = ({ catalog }: SheetContext, { item: kind }: BuyEquipmentOrder): Violation => {
  const item = catalog.item(itemOfKind(kind));
  const [first] = item === null ? [] : stockKindsOf(item);
  return item === null || first === undefined
    ? violation('supply/not-for-sale', 'SUP-2', '/item', { item: kind })
    : violation('supply/by-weight', 'DEP-6', '/item', {
        item: item.id,
        example: first,
        weights: pieceWeights(item).map(toTons),
      });
};

const itemViolations = (context: SheetContext, order: BuyEquipmentOrder): readonly Violation[] => {
  const buyer = buyerOf(context);
  const item = stockItem(order.item, context.catalog.item);
  if (buyer === null) return noForce();
  if (item === null) return [violation('supply/unknown-item', 'SUP-2', '/item', { item: order.item })];
  if (!isSold(item)) return [notSold(context, order)];
  const units = unitsOf(item, order.quantity);
  if (units === null)
    return [
      violation('supply/wrong-quantity', 'DEP-6', '/quantity', { item: order.item, unit: item.stockUnit }),
    ];
  const price = equipmentPrice(buyer, item, 1);
  return price === null
    ? [
        violation('supply/other-technology-item', 'BLD-BLACK', '/item', {
          item: order.item,
          own: ownTechnology(buyer.faction),
        }),
      ]
    : itemArticleViolations(context, buyer, item, units);
};

const check = (context: SheetContext, order: BuyEquipmentOrder): readonly Violation[] => {
  if (buyerOf(context) === null) return noForce();
  const ground = groundOfKnowledge(context.knowledge);
  const place = mayStore(ground, order.hex)
    ? []
    : [violation('supply/no-store', 'DEP-1', '/hex', { hex: order.hex, hexes: storeHexes(ground) })];
  const wrong = [...itemViolations(context, order), ...place];
  return wrong.length > 0 ? wrong : priceViolations(context, priceOf(context, order));
};

export const buyEquipment = defineOrder({
  shape,
  open,
  phases: [{ phase: 'supply', step: null }],
  check,
  price: priceOf,
  project: (context, order) => {
    const price = priceOf(context, order);
    const item = stockItem(order.item, context.catalog.item);
    const units = item === null ? null : unitsOf(item, order.quantity);
    const { force } = context.knowledge;
    if (price === null || units === null || force === null) return context.knowledge;
    const paid = withPaid(context.knowledge, price.amount);
    return { ...paid, stock: changedStock(paid.stock, force.id, order.hex, order.item, units) };
  },
  offers: (told) => told !== null && told.hexes.length > 0,
  options: (context) => {
    const buyer = buyerOf(context);
    if (buyer === null) return null;
    return {
      hexes: storeHexes(groundOfKnowledge(context.knowledge)),
      technology: ownTechnology(buyer.faction),
      factors: partFactorsOf(buyer),
    };
  },
  carryOut: (resolution, force, order, context) => {
    const known = check(context, order);
    if (known.length > 0) return known;
    const price = priceOf(context, order);
    const item = stockItem(order.item, resolution.catalog.item);
    const units = item === null ? null : unitsOf(item, order.quantity);
    if (price === null || item === null || units === null)
      return [violation('supply/unknown-item', 'SUP-2', '/item', { item: order.item })];
    if (!mayStore(groundOfState(resolution.state, force, context.closing), order.hex))
      return [violation('supply/no-store', 'DEP-1', '/hex', { hex: order.hex })];
    const unpaid = settle(resolution, force, order, price, 'supply/bought-equipment', 'SUP-2');
    if (unpaid.length > 0) return unpaid;
    resolution.emit({
      type: 'stock-moved',
      data: {
        reason: 'bought',
        item: order.item,
        units,
        quantity: quantityOf(item, units),
        from: null,
        to: { force, hex: order.hex },
      },
    });
    return [];
  },
});
