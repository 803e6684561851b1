/** transfer (DEP-1, DEP-2, DEP-5): stock, stored pilots and prisoners go from one depot to another. */
import { type ItemId, stockItem } from '../../catalog';
import { flatMap, type PilotId, violation, type Violation } from '../../kernel';
import { answer, list, number, object, type Of } from '../../kernel/shape';
import { groundOfKnowledge, groundOfState, mayStore, storeHexes } from '../economy/ground';
import { buyerOf, noForce } from '../economy/sheet-account';
import { changedStock, stockIn } from '../economy/stock';
import { MAX_QUANTITY, quantityOf, shortOf, unitsOf } from '../economy/units';
import type { Knowledge } from '../knowledge/knowledge';
import { rowOf, withRow } from '../model/draft';
import type { Hex } from '../model/map';
import { hex, item, pilot } from '../shapes';
import { defineOrder, order, type SheetContext } from './definition';

/** Longer lists than any depot needs are a mistake of form. */
const MAX_LINES = 300;

const shape = order('transfer', {
  items: list(object({ item, quantity: number(0, MAX_QUANTITY) }), 0, MAX_LINES),
  from: hex,
  to: hex,
  pilots: list(pilot, 0, MAX_LINES),
});
export type TransferOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    transfer: TransferOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  from: answer.about(answer.list(hex), 'Where something of mine lies'),
  to: answer.about(answer.list(hex), 'Where it can be stored'),
});

const isThere = (knowledge: Knowledge, pilot: PilotId, hex: Hex): boolean => {
  const own = rowOf(knowledge.pilots, pilot);
  if (own !== null) return own.status === 'stored' && own.hex === hex;
  return knowledge.prisoners.some((prisoner) => prisoner.id === pilot && prisoner.hex === hex);
};

/** Every line against what the lines above it leave. */
const itemViolations = (
  { catalog, knowledge }: SheetContext,
  { from, items }: TransferOrder,
): readonly Violation[] => {
  const taken = new Map<ItemId, number>();
  return flatMap(items, (line, index): readonly Violation[] => {
    const pointer = `/items/${index}`;
    const item = stockItem(line.item, catalog.item);
    if (item === null)
      return [violation('supply/unknown-item', 'DEP-1', `${pointer}/item`, { item: line.item })];
    const units = unitsOf(item, line.quantity);
    if (units === null)
      return [
        violation('supply/wrong-quantity', 'DEP-6', `${pointer}/quantity`, {
          item: line.item,
          unit: item.stockUnit,
        }),
      ];
    const left = stockIn(knowledge.stock, from, line.item) - (taken.get(line.item) ?? 0);
    if (units > left)
      return [
        violation('supply/not-in-stock', 'DEP-1', `${pointer}/quantity`, shortOf(item, from, units, left)),
      ];
    taken.set(line.item, (taken.get(line.item) ?? 0) + units);
    return [];
  });
};

const pilotViolations = (
  { knowledge }: SheetContext,
  { from, pilots }: TransferOrder,
): readonly Violation[] =>
  flatMap(pilots, (pilot, index) => {
    const pointer = `/pilots/${index}`;
    if (pilots.indexOf(pilot) !== index) return [violation('supply/twice', 'DEP-5', pointer, { pilot })];
    return isThere(knowledge, pilot, from)
      ? []
      : [violation('supply/pilot-not-stored', 'DEP-5', pointer, { pilot, hex: from })];
  });

const check = (context: SheetContext, order: TransferOrder): readonly Violation[] => {
  if (buyerOf(context) === null) return noForce();
  const ground = groundOfKnowledge(context.knowledge);
  return [
    ...(order.items.length + order.pilots.length === 0
      ? [violation('supply/nothing-to-move', 'DEP-1', '')]
      : []),
    ...(order.from === order.to ? [violation('supply/same-hex', 'DEP-1', '/to', { hex: order.to })] : []),
    ...(mayStore(ground, order.to)
      ? []
      : [violation('supply/no-store', 'DEP-1', '/to', { hex: order.to, hexes: storeHexes(ground) })]),
    ...itemViolations(context, order),
    ...pilotViolations(context, order),
  ];
};

const project = (
  { catalog, knowledge }: SheetContext,
  { from, to, items, pilots }: TransferOrder,
): Knowledge => {
  const { force } = knowledge;
  if (force === null) return knowledge;
  const stock = items.reduce((rows, line) => {
    const item = stockItem(line.item, catalog.item);
    const units = item === null ? null : unitsOf(item, line.quantity);
    return units === null
      ? rows
      : changedStock(changedStock(rows, force.id, from, line.item, -units), force.id, to, line.item, units);
  }, knowledge.stock);
  const moved = pilots.reduce((rows, id) => {
    const pilot = rowOf(rows, id);
    return pilot === null ? rows : withRow(rows, id, { ...pilot, hex: to });
  }, knowledge.pilots);
  const prisoners = knowledge.prisoners.map((prisoner) =>
    pilots.includes(prisoner.id) ? { ...prisoner, hex: to } : prisoner,
  );
  return { ...knowledge, stock, pilots: moved, prisoners };
};

export const transfer = defineOrder({
  shape,
  open,
  phases: [{ phase: 'supply', step: null }],
  check,
  price: () => null,
  project,
  offers: (told) => told !== null && told.from.some((from) => told.to.some((to) => to !== from)),
  options: (context) => {
    const { knowledge } = context;
    if (buyerOf(context) === null) return null;
    const stored = flatMap(Object.values(knowledge.pilots), (pilot) =>
      pilot.status === 'stored' && pilot.hex !== null ? [pilot.hex] : [],
    );
    const from = new Set([
      ...knowledge.stock.map((row) => row.hex),
      ...stored,
      ...knowledge.prisoners.map((prisoner) => prisoner.hex),
    ]);
    return { from: [...from].sort(), to: storeHexes(groundOfKnowledge(knowledge)) };
  },
  carryOut: (resolution, force, order, context) => {
    const known = check(context, order);
    if (known.length > 0) return known;
    if (!mayStore(groundOfState(resolution.state, force, context.closing), order.to))
      return [violation('supply/no-store', 'DEP-1', '/to', { hex: order.to })];
    for (const line of order.items) {
      const item = stockItem(line.item, resolution.catalog.item);
      const units = item === null ? null : unitsOf(item, line.quantity);
      if (item === null || units === null) continue;
      resolution.emit({
        type: 'stock-moved',
        data: {
          reason: 'transferred',
          item: line.item,
          units,
          quantity: quantityOf(item, units),
          from: { force, hex: order.from },
          to: { force, hex: order.to },
        },
      });
    }
    if (order.pilots.length > 0)
      resolution.emit({
        type: 'pilots-moved',
        data: { force, pilots: order.pilots, from: order.from, to: order.to },
      });
    return [];
  },
});
