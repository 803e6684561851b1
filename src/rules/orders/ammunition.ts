/**
 * ammunition (BLD-AMMO): what an ammunition depot delivers to its hex: up to 10 t a round of what the own
 * technology makes.
 */
import type { Item } from '../../catalog';
import {
  addTons,
  type BuildingId,
  flatMap,
  type MicroTons,
  parseTons,
  tons,
  toTons,
  violation,
  type Violation,
  ZERO_TONS,
} from '../../kernel';
import { answer, list, number, object, type Of } from '../../kernel/shape';
import { effectiveFor } from '../buildings/effective';
import { isForeignPart } from '../economy/prices/factors';
import { buyerOf, noForce, type Buyer } from '../economy/sheet-account';
import { changedStock } from '../economy/stock';
import type { Hex } from '../model/map';
import { building, hex, item } from '../shapes';
import { defineOrder, order, type SheetContext } from './definition';

const MAX_KINDS = 50;
const MAX_TONS = 1000;

const shape = order('ammunition', {
  building,
  items: list(object({ item, tons: number(0, MAX_TONS) }), 1, MAX_KINDS),
});
export type AmmunitionOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    ammunition: AmmunitionOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  buildings: answer.list(
    answer.object({
      building,
      hex,
      tons: answer.about(answer.number, 'The most that it delivers in a round'),
    }),
  ),
});

const MAX = tons(10);

type Line = AmmunitionOrder['items'][number];

/** Whole shots; null when the tons are none. */
const shotsOf = (item: Item, line: Line): number | null => {
  const weight = parseTons(line.tons);
  const shots = weight === null || item.perTon === null ? null : (weight * item.perTon) / tons(1);
  return shots !== null && Number.isSafeInteger(shots) && shots > 0 ? shots : null;
};

const lineViolations = (
  { catalog }: SheetContext,
  buyer: Buyer,
  line: Line,
  index: number,
): readonly Violation[] => {
  const item = catalog.item(line.item);
  const pointer = `/items/${index}`;
  if (item === null)
    return [violation('supply/unknown-item', 'BLD-AMMO', `${pointer}/item`, { item: line.item })];
  if (item.ammunition === null || !item.tradable)
    return [violation('supply/no-ammunition', 'BLD-AMMO', `${pointer}/item`, { item: line.item })];
  if (isForeignPart(buyer.faction, item))
    return [violation('supply/other-technology-item', 'BLD-AMMO', `${pointer}/item`, { item: line.item })];
  return shotsOf(item, line) === null
    ? [
        violation('supply/no-whole-shots', 'DEP-6', `${pointer}/tons`, {
          item: line.item,
          perTon: item.perTon ?? 1,
        }),
      ]
    : [];
};

const weightOf = (order: AmmunitionOrder): MicroTons =>
  order.items.reduce<MicroTons>((sum, line) => addTons(sum, parseTons(line.tons) ?? ZERO_TONS), ZERO_TONS);

/** What earlier orders of the sheet left of the building's tons. */
const leftOf = ({ earlier }: SheetContext, building: BuildingId): number =>
  earlier.reduce(
    (left, order) =>
      order.type === 'ammunition' && order.building === building ? left - weightOf(order) : left,
    MAX as number,
  );

const hexOf = ({ knowledge }: SheetContext, id: BuildingId): Hex | null =>
  effectiveFor(knowledge, 'ammunition').find((building) => building.id === id)?.hex ?? null;

const check = (context: SheetContext, order: AmmunitionOrder): readonly Violation[] => {
  const buyer = buyerOf(context);
  if (buyer === null) return noForce();
  const lines = flatMap(order.items, (line, index) => lineViolations(context, buyer, line, index));
  if (hexOf(context, order.building) === null)
    return [
      violation('supply/not-your-building', 'BLD-AMMO', '/building', { building: order.building }),
      ...lines,
    ];
  const left = leftOf(context, order.building);
  const tooMuch =
    weightOf(order) > left
      ? [
          violation('supply/too-many-tons', 'BLD-AMMO', '/items', {
            left: toTons(Math.max(0, left) as MicroTons),
          }),
        ]
      : [];
  return [...lines, ...tooMuch];
};

const delivered = (
  context: SheetContext,
  order: AmmunitionOrder,
): readonly { readonly item: Item; readonly shots: number }[] =>
  flatMap(order.items, (line) => {
    const item = context.catalog.item(line.item);
    const shots = item === null ? null : shotsOf(item, line);
    return item === null || shots === null ? [] : [{ item, shots }];
  });

export const ammunition = defineOrder({
  shape,
  open,
  phases: [{ phase: 'supply', step: null }],
  check,
  price: () => null,
  project: (context, order) => {
    const hex = hexOf(context, order.building);
    const { force, stock } = context.knowledge;
    if (hex === null || force === null) return context.knowledge;
    return {
      ...context.knowledge,
      stock: delivered(context, order).reduce(
        (all, { item, shots }) =>
          changedStock(all, force.id, hex, item.ammunition?.stockedAs ?? item.id, shots),
        stock,
      ),
    };
  },
  offers: (told) => told !== null && told.buildings.length > 0,
  options: (context) => {
    const depots = effectiveFor(context.knowledge, 'ammunition');
    if (buyerOf(context) === null || depots.length === 0) return null;
    return { buildings: depots.map(({ id, hex }) => ({ building: id, hex, tons: toTons(MAX) })) };
  },
  carryOut: (resolution, force, order, context) => {
    const wrong = check(context, order);
    const hex = hexOf(context, order.building);
    if (wrong.length > 0 || hex === null) return wrong;
    for (const { item, shots } of delivered(context, order))
      resolution.emit({
        type: 'stock-moved',
        data: {
          reason: 'delivered',
          item: item.ammunition?.stockedAs ?? item.id,
          units: shots,
          quantity: shots,
          from: null,
          to: { force, hex },
        },
      });
    return [];
  },
});
