/**
 * dropship (BLD-DROP, MOV-9): one lance flies from any hex to any other within the round, for a fee, and
 * enters it from any side.
 */
import { tonnageOf } from '../combat/presence';
import { flatMap, type MechId, violation, type Violation } from '../../kernel';
import { answer, list, type Of } from '../../kernel/shape';
import { effectiveFor } from '../buildings/effective';
import { feeViolations, payFee } from '../economy/prices/fee';
import { buyerOf, noForce, withPaid } from '../economy/sheet-account';
import type { Knowledge, KnownBuilding } from '../knowledge/knowledge';
import { isPassable } from '../map/grid';
import { immobilityOnBoard } from '../mechs/allowance';
import { ownPlacedMech, placedMechs, type PlacedMech } from '../mechs/own';
import type { Hex } from '../model/map';
import { flightFee, TONS_PER_FEE } from '../movement/flights';
import { hasMovementOrder } from '../movement/one-order';
import { keepsOutOfSight, orderViolations } from '../movement/route';
import { isKnownToBeSeen } from '../movement/sightings';
import { building, direction, hex, mech } from '../shapes';
import { defineOrder, order, type Price, type SheetContext } from './definition';

/** More than any hostile sheet needs. */
const MAX_LISTED = 100;

const shape = order('dropship', { building, mechs: list(mech, 1, MAX_LISTED), to: hex, direction });
export type DropshipOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    dropship: DropshipOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  dropships: answer.list(answer.object({ building, hex })),
  from: answer.list(answer.object({ hex, mechs: answer.list(answer.object({ mech, tons: answer.number })) })),
  most: answer.object({ mechs: answer.integer, tons: answer.number }),
  tonsPerFee: answer.number,
  forbidden: answer.list(hex),
});

const MAX_MECHS = 4;
const MAX_TONS = 200;

const dropshipsOf = (knowledge: Knowledge): readonly KnownBuilding[] => effectiveFor(knowledge, 'dropship');

const dropshipViolations = (
  { knowledge }: SheetContext,
  { building }: DropshipOrder,
): readonly Violation[] => {
  const found = dropshipsOf(knowledge).find(({ id }) => id === building);
  if (found === undefined) return [violation('movement/no-dropship', 'BLD-DROP', '/building', { building })];
  return found.flown ? [violation('movement/dropship-has-flown', 'BLD-DROP', '/building', { building })] : [];
};

/** The mechs of the order that are theirs and on the map. */
const lanceOf = ({ knowledge }: SheetContext, { mechs }: DropshipOrder): readonly PlacedMech[] =>
  flatMap(mechs, (id) => {
    const found = ownPlacedMech(knowledge, id, '');
    return found.ok ? [found.value] : [];
  });

const startOf = (context: SheetContext, order: DropshipOrder): Hex | null =>
  lanceOf(context, order)[0]?.hex ?? null;

const mechViolations = (
  context: SheetContext,
  order: DropshipOrder,
  id: MechId,
  index: number,
): readonly Violation[] => {
  const { knowledge, catalog, earlier } = context;
  const pointer = `/mechs/${index}`;
  const found = ownPlacedMech(knowledge, id, pointer);
  if (!found.ok) return [found.error];
  const { mech, hex } = found.value;
  const start = startOf(context, order);
  // Who stands in the list twice has their movement order by the first of them.
  const above = order.mechs.indexOf(id) < index ? [...earlier, order] : earlier;
  return [
    ...orderViolations({ earlier: above }, found.value, immobilityOnBoard(knowledge, catalog, mech), pointer),
    ...(start === null || hex === start
      ? []
      : [
          violation('movement/not-one-hex', 'BLD-DROP', pointer, {
            mech: id,
            name: mech.name,
            hex,
            with: start,
          }),
        ]),
  ];
};

const lanceViolations = (context: SheetContext, order: DropshipOrder): readonly Violation[] => {
  const tons = tonnageOf(
    context.catalog,
    lanceOf(context, order).map(({ mech }) => mech),
  );
  const mechs = order.mechs.length;
  return [
    ...flatMap(order.mechs, (id, index) => mechViolations(context, order, id, index)),
    ...(mechs > MAX_MECHS
      ? [violation('movement/more-than-a-lance', 'BLD-DROP', '/mechs', { mechs, most: MAX_MECHS })]
      : []),
    ...(tons > MAX_TONS
      ? [violation('movement/lance-too-heavy', 'BLD-DROP', '/mechs', { tons, most: MAX_TONS })]
      : []),
  ];
};

/**
 * What their player knows of enemy sight, where that counts: only flights of the movement phase keep out of
 * it.
 */
const isForbidden = (context: SheetContext, hex: Hex): boolean =>
  keepsOutOfSight(context) && isKnownToBeSeen(context.knowledge, hex);

const goalViolations = (context: SheetContext, order: DropshipOrder): readonly Violation[] => {
  const { map, grid } = context.knowledge;
  const hex = order.to;
  if (grid.indexOf(hex) < 0) return [violation('movement/off-map', 'MOV-7', '/to', { hex })];
  if (!isPassable(map, hex)) return [violation('movement/impassable', 'BLD-DROP', '/to', { hex })];
  if (hex === startOf(context, order))
    return [violation('movement/flight-to-start', 'BLD-DROP', '/to', { hex })];
  return isForbidden(context, hex) ? [violation('movement/into-enemy-sight', 'MOV-4', '/to', { hex })] : [];
};

const priceOf = (context: SheetContext, order: DropshipOrder): Price =>
  flightFee(
    tonnageOf(
      context.catalog,
      lanceOf(context, order).map(({ mech }) => mech),
    ),
  );

const check = (context: SheetContext, order: DropshipOrder): readonly Violation[] => {
  const buyer = buyerOf(context);
  if (buyer === null) return noForce();
  const wrong = [
    ...dropshipViolations(context, order),
    ...lanceViolations(context, order),
    ...goalViolations(context, order),
  ];
  return wrong.length > 0 ? wrong : feeViolations(buyer.force.account, priceOf(context, order));
};

/** The mechs that it could carry, by the hex in which they stand. */
const passengers = (context: SheetContext) => {
  const { knowledge, catalog, earlier } = context;
  const ready = placedMechs(knowledge).filter(
    ({ mech }) => immobilityOnBoard(knowledge, catalog, mech) === null && !hasMovementOrder(earlier, mech.id),
  );
  return [...new Set(ready.map(({ hex }) => hex))].sort().map((hex) => ({
    hex,
    mechs: flatMap(ready, ({ mech, hex: at }) =>
      at === hex ? [{ mech: mech.id, tons: tonnageOf(catalog, [mech]) }] : [],
    ),
  }));
};

export const dropship = defineOrder({
  shape,
  open,
  phases: [
    { phase: 'planning', step: null },
    { phase: 'movement', step: null },
  ],

  check,

  price: priceOf,

  // The flight starts with the next announcement; what counts before is that the dropship is taken and the
  // fee paid.
  project: (context, order) => {
    const paid = withPaid(context.knowledge, priceOf(context, order).amount);
    return {
      ...paid,
      buildings: paid.buildings.map((one) => (one.id === order.building ? { ...one, flown: true } : one)),
    };
  },

  offers: (told) => told !== null && told.dropships.length > 0 && told.from.length > 0,

  options: (context) => {
    const { map } = context.knowledge;
    const free = dropshipsOf(context.knowledge).filter(({ flown }) => !flown);
    if (buyerOf(context) === null || free.length === 0) return null;
    // It may go anywhere, so what is told is where it may not.
    const hexes = (Object.keys(map.terrain) as Hex[]).sort();
    return {
      dropships: free.map(({ id, hex }) => ({ building: id, hex })),
      from: passengers(context),
      most: { mechs: MAX_MECHS, tons: MAX_TONS },
      tonsPerFee: TONS_PER_FEE,
      forbidden: hexes.filter((hex) => !isPassable(map, hex) || isForbidden(context, hex)),
    };
  },

  carryOut: (resolution, force, order, context) => {
    const wrong = check(context, order);
    return wrong.length > 0
      ? wrong
      : payFee(resolution, force, order, priceOf(context, order), 'supply/flight', 'BLD-DROP');
  },
});
