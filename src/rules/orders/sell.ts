/** sell (SUP-6): an own mech, a stored pilot, or stock, for half its tonnage. */
import { type ItemId, stockItem } from '../../catalog';
import { byId, flatMap, type MechId, type PilotId, toTons, violation, type Violation } from '../../kernel';
import { answer, byProperty, number, type Of } from '../../kernel/shape';
import { benefitsInKnowledge } from '../buildings/benefits';
import { factorSum, saleFactors } from '../economy/prices/factors';
import { maySellMechs } from '../economy/prices/market';
import { equipmentSale, mechSale, pilotSale } from '../economy/prices/prices';
import { settle } from '../economy/settle';
import { buyerOf, noForce, withPaid } from '../economy/sheet-account';
import { changedStock, stockIn } from '../economy/stock';
import { MAX_QUANTITY, quantityOf, shortOf, unitsOf } from '../economy/units';
import { inHangar } from '../economy/workshop';
import type { Knowledge } from '../knowledge/knowledge';
import { witnesses } from '../knowledge/sight';
import { rowOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { MechRow } from '../model/state';
import { termsOf } from '../rulesets/terms-of';
import { goods, hex, item, mech, pilot } from '../shapes';
import { defineOrder, oneOrder, order, type Price, type SheetContext } from './definition';

const shape = oneOrder(
  'sell',
  byProperty(
    { mech: order('sell', { mech }), pilot: order('sell', { pilot }) },
    order('sell', { item, quantity: number(0, MAX_QUANTITY), hex }),
  ),
);
export type SellOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    sell: SellOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  factor: answer.about(answer.number, 'Of the tons of what is sold'),
  mechs: answer.list(answer.object({ mech, tons: answer.about(answer.number, 'What it brings') })),
  pilots: answer.list(answer.object({ pilot, tons: answer.number })),
  stock: answer.list(
    answer.object({ hex, ...goods, tons: answer.about(answer.number, 'What all of it brings') }),
  ),
});

const ownMech = (knowledge: Knowledge, id: string): MechRow | null => {
  const mech = rowOf(knowledge.mechs, id);
  return mech !== null && mech.force === knowledge.force?.id ? mech : null;
};

const priceOf = ({ catalog, knowledge }: SheetContext, order: SellOrder): Price | null => {
  if ('mech' in order) {
    const mech = ownMech(knowledge, order.mech);
    const design = mech === null ? null : catalog.mech(mech.design);
    if (mech === null || design === null) return null;
    const factory = mech.factoryDesign === null ? null : catalog.mech(mech.factoryDesign);
    const { lackingAsSold } = termsOf(knowledge.campaign.ruleset);
    return mechSale(
      catalog,
      benefitsInKnowledge(knowledge),
      { design, condition: mech.condition, factory: factory ?? design },
      lackingAsSold,
    );
  }
  if ('pilot' in order) return pilotSale(benefitsInKnowledge(knowledge));
  const item = stockItem(order.item, catalog.item);
  const units = item === null ? null : unitsOf(item, order.quantity);
  return item === null || units === null ? null : equipmentSale(benefitsInKnowledge(knowledge), item, units);
};

const mechViolations = (context: SheetContext, id: MechId): readonly Violation[] => {
  const mech = ownMech(context.knowledge, id);
  if (mech === null) return [violation('supply/not-your-mech', 'SUP-6', '/mech', { mech: id })];
  const busy = inHangar(context, mech);
  if (busy !== null) return [busy];
  if (mech.hired) return [violation('supply/hired', 'SUP-6', '/mech', { mech: id })];
  return maySellMechs(context.knowledge.campaign.options)
    ? []
    : [violation('supply/mechs-not-sold', 'SUP-6', '/mech', { mech: id, name: mech.name })];
};

const pilotViolations = (knowledge: Knowledge, id: PilotId): readonly Violation[] => {
  if (knowledge.prisoners.some((prisoner) => prisoner.id === id))
    return [violation('supply/prisoner', 'SUP-6', '/pilot', { pilot: id })];
  const pilot = rowOf(knowledge.pilots, id);
  if (pilot === null || pilot.force !== knowledge.force?.id)
    return [violation('supply/not-your-pilot', 'SUP-6', '/pilot', { pilot: id })];
  return pilot.status === 'stored'
    ? []
    : [violation('supply/pilot-not-free', 'SUP-6', '/pilot', { pilot: id, status: pilot.status })];
};

const stockViolations = (
  { catalog, knowledge }: SheetContext,
  order: { item: ItemId; quantity: number; hex: Hex },
): readonly Violation[] => {
  const item = stockItem(order.item, catalog.item);
  if (item === null) return [violation('supply/unknown-item', 'SUP-6', '/item', { item: order.item })];
  const units = unitsOf(item, order.quantity);
  if (units === null)
    return [
      violation('supply/wrong-quantity', 'DEP-6', '/quantity', { item: order.item, unit: item.stockUnit }),
    ];
  const there = stockIn(knowledge.stock, order.hex, order.item);
  if (units > there)
    return [violation('supply/not-in-stock', 'SUP-6', '/quantity', shortOf(item, order.hex, units, there))];
  return equipmentSale(benefitsInKnowledge(knowledge), item, units) === null
    ? [violation('supply/no-price', 'SUP-6', '/item', { item: order.item })]
    : [];
};

const check = (context: SheetContext, order: SellOrder): readonly Violation[] => {
  if (buyerOf(context) === null) return noForce();
  if ('mech' in order) return mechViolations(context, order.mech);
  return 'pilot' in order ? pilotViolations(context.knowledge, order.pilot) : stockViolations(context, order);
};

const without = <Row>(table: Readonly<Record<string, Row>>, key: string): Record<string, Row> =>
  Object.fromEntries(Object.entries(table).filter(([id]) => id !== key));

const project = (context: SheetContext, order: SellOrder): Knowledge => {
  const price = priceOf(context, order);
  const { force } = context.knowledge;
  if (price === null || force === null) return context.knowledge;
  const paid = withPaid(context.knowledge, price.amount);
  if ('mech' in order) {
    const mech = ownMech(paid, order.mech);
    const pilot = mech === null ? null : rowOf(paid.pilots, mech.pilot);
    const stored =
      mech === null || pilot === null
        ? {}
        : { [pilot.id]: { ...pilot, status: 'stored' as const, hex: mech.hex ?? force.hq } };
    return { ...paid, mechs: without(paid.mechs, order.mech), pilots: { ...paid.pilots, ...stored } };
  }
  if ('pilot' in order) return { ...paid, pilots: without(paid.pilots, order.pilot) };
  const item = stockItem(order.item, context.catalog.item);
  const units = item === null ? null : unitsOf(item, order.quantity);
  return units === null
    ? paid
    : { ...paid, stock: changedStock(paid.stock, force.id, order.hex, order.item, -units) };
};

export const sell = defineOrder({
  shape,
  open,
  phases: [{ phase: 'supply', step: null }],
  check,
  price: priceOf,
  project,
  offers: (told) => told !== null && told.mechs.length + told.pilots.length + told.stock.length > 0,
  options: (context) => {
    const { catalog, knowledge } = context;
    const { force } = knowledge;
    if (buyerOf(context) === null || force === null) return null;
    const benefits = benefitsInKnowledge(knowledge);
    const own = <Row extends { readonly id: string; readonly force: string }>(
      rows: Readonly<Record<string, Row>>,
    ): readonly Row[] =>
      Object.values(rows)
        .filter((row) => row.force === force.id)
        .sort(byId);
    return {
      factor: factorSum(saleFactors(benefits)),
      mechs: flatMap(own(knowledge.mechs), (mech) => {
        const price =
          mech.hired || !maySellMechs(knowledge.campaign.options)
            ? null
            : priceOf(context, { type: 'sell', mech: mech.id });
        return price === null ? [] : [{ mech: mech.id, tons: toTons(price.amount) }];
      }),
      pilots: flatMap(own(knowledge.pilots), (pilot) =>
        pilot.status === 'stored' ? [{ pilot: pilot.id, tons: toTons(pilotSale(benefits).amount) }] : [],
      ),
      stock: flatMap(knowledge.stock, (row) => {
        const item = stockItem(row.item, catalog.item);
        const price =
          item === null || row.force !== force.id ? null : equipmentSale(benefits, item, row.quantity);
        return item === null || price === null
          ? []
          : [
              {
                hex: row.hex,
                item: row.item,
                quantity: quantityOf(item, row.quantity),
                tons: toTons(price.amount),
              },
            ];
      }),
    };
  },
  carryOut: (resolution, force, order, context) => {
    const wrong = check(context, order);
    if (wrong.length > 0) return wrong;
    const price = priceOf(context, order);
    if (price === null) return [violation('supply/no-price', 'SUP-6', '')];
    const unpaid = settle(resolution, force, order, price, 'supply/sold', 'SUP-6');
    if (unpaid.length > 0) return unpaid;
    if ('mech' in order) {
      const mech = ownMech(context.knowledge, order.mech);
      if (mech === null) return [];
      const pilot = rowOf(resolution.state.pilots, mech.pilot);
      const hq = rowOf(resolution.state.forces, force)?.hq ?? null;
      const place = mech.hex ?? hq;
      resolution.emit({
        type: 'mech-sold',
        data: {
          force,
          mech: mech.id,
          design: mech.design,
          name: mech.name,
          hex: mech.hex,
          pilot: pilot === null || place === null ? null : { id: pilot.id, hex: place },
          knownTo:
            mech.hex === null ? [] : witnesses(context.closing, mech.hex).filter((other) => other !== force),
        },
      });
    } else if ('pilot' in order) {
      resolution.emit({
        type: 'pilot-sold',
        data: { force, pilot: order.pilot, name: rowOf(resolution.state.pilots, order.pilot)?.name ?? '' },
      });
    } else {
      const item = stockItem(order.item, resolution.catalog.item);
      const units = item === null ? null : unitsOf(item, order.quantity);
      if (item !== null && units !== null)
        resolution.emit({
          type: 'stock-moved',
          data: {
            reason: 'sold',
            item: order.item,
            units,
            quantity: quantityOf(item, units),
            from: { force, hex: order.hex },
            to: null,
          },
        });
    }
    return [];
  },
});
