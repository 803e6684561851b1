/**
 * rail (BLD-RAIL, MOV-9): a mech at a working station of its own goes up to 12 hexes by train, and is not
 * ready to fight that round.
 */
import { answer, list, type Of } from '../../kernel/shape';
import { at, flatMap, violation, type Violation } from '../../kernel';
import { effectiveFor } from '../buildings/effective';
import { enemyHexes } from '../knowledge/enemies';
import { immobilityOnBoard } from '../mechs/allowance';
import { ownPlacedMech, placedMechs, type PlacedMech } from '../mechs/own';
import { hasMovementOrder } from '../movement/one-order';
import { MAX_PATH, openReach, orderViolations, reachOf, routeViolations } from '../movement/route';
import { building, hex, mech } from '../shapes';
import { order, type OrderDefinition, type SheetContext } from './definition';

const shape = order('rail', { mech, path: list(hex, 1, MAX_PATH) });
export type RailOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    rail: RailOrder;
  }
}

/** What is open of it. */
const open = answer.object({
  stations: answer.list(
    answer.object({ building, hex, mechs: answer.list(mech), reachable: answer.list(openReach) }),
  ),
});

/** Hexes in a round. */
const RAIL_MP = 12;

const isAtStation = ({ knowledge }: SheetContext, { hex }: PlacedMech): boolean =>
  effectiveFor(knowledge, 'rail').some((station) => station.hex === hex);

/** How far a train goes is a rule of its own (MOV-1 is for those on foot). */
const byRail = (found: Violation): Violation =>
  found.code === 'movement/too-far' ? { ...found, rule: 'BLD-RAIL' } : found;

const endViolations = ({ knowledge }: SheetContext, { path }: RailOrder): readonly Violation[] => {
  const end = path.at(-1);
  // A train stops before a hex that holds an enemy: one that is known to be there is no stop to order.
  return end !== undefined && enemyHexes(knowledge).has(end)
    ? [violation('movement/train-into-enemy', 'BLD-RAIL', `/path/${path.length - 1}`, { hex: end })]
    : [];
};

export const rail: OrderDefinition<RailOrder, Of<typeof open>> = {
  shape,
  open,
  phases: [
    { phase: 'planning', step: null },
    { phase: 'movement', step: null },
  ],

  check: (context, order) => {
    const found = ownPlacedMech(context.knowledge, order.mech, '/mech');
    if (!found.ok) return [found.error];
    const placed = found.value;
    return [
      ...orderViolations(context, placed, immobilityOnBoard(context.knowledge, context.catalog, placed.mech)),
      ...(isAtStation(context, placed)
        ? []
        : [violation('movement/no-station', 'BLD-RAIL', '/mech', { mech: order.mech, hex: placed.hex })]),
      ...at('/path', routeViolations(context, placed.hex, order.path, RAIL_MP).map(byRail)),
      ...endViolations(context, order),
    ];
  },

  price: () => null,

  // The train leaves with the next announcement: nothing that a later order of the sheet depends on changes
  // before.
  project: ({ knowledge }) => knowledge,

  offers: ({ stations }) => stations.some(({ reachable }) => reachable.length > 0),

  options: (context) => {
    const enemies = enemyHexes(context.knowledge);
    const ready = placedMechs(context.knowledge).filter(
      (placed) =>
        immobilityOnBoard(context.knowledge, context.catalog, placed.mech) === null &&
        isAtStation(context, placed) &&
        !hasMovementOrder(context.earlier, placed.mech.id),
    );
    // All mechs at a station can go to the same hexes, so the ways are told once.
    return {
      stations: flatMap(effectiveFor(context.knowledge, 'rail'), ({ id, hex }) => {
        const mechs = ready.filter((placed) => placed.hex === hex).map(({ mech }) => mech.id);
        return mechs.length === 0
          ? []
          : [
              {
                building: id,
                hex,
                mechs,
                reachable: reachOf(context, hex, RAIL_MP).filter((reach) => !enemies.has(reach.hex)),
              },
            ];
      }),
    };
  },

  carryOut: (_resolution, _force, order, context) => rail.check(context, order),
};
