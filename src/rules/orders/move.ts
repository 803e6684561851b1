/**
 * move (MOV-1, MOV-2, MOV-4, MOV-7, MOV-8): a mech goes along a path, planned or, out of enemy sight, in the
 * movement phase.
 */
import { about, answer, list, type Of } from '../../kernel/shape';
import { at, flatMap, NO_VIOLATIONS } from '../../kernel';
import { immobility, IMMOBILITY_RULE, walkingMp } from '../mechs/allowance';
import { ownPlacedMech, placedMechs } from '../mechs/own';
import { MAX_PATH, openReach, orderViolations, reachOf, routeViolations } from '../movement/route';
import { hex, mech } from '../shapes';
import { order, type OrderDefinition } from './definition';

const shape = order('move', {
  mech,
  path: about(
    list(hex, 1, MAX_PATH),
    'From the first hex that is entered to the last; as `reachable` of the options has it',
  ),
});
export type MoveOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    move: MoveOrder;
  }
}

/** What is open of it. */
const open = answer.object({
  mechs: answer.list(answer.object({ mech, walkingMp: answer.integer, reachable: answer.list(openReach) })),
  immobile: answer.list(answer.object({ mech, reason: answer.text, rule: answer.text })),
});

export const move: OrderDefinition<MoveOrder, Of<typeof open>> = {
  shape,
  open,
  phases: [
    { phase: 'planning', step: null },
    { phase: 'movement', step: null },
  ],

  check: (context, { mech, path }) => {
    const found = ownPlacedMech(context.knowledge, mech, '/mech');
    if (!found.ok) return [found.error];
    const { mech: row, hex } = found.value;
    const mp = walkingMp(context.catalog, row);
    const ofOrder = orderViolations(
      context,
      found.value,
      immobility(context.knowledge, context.catalog, row),
    );
    // A mech that cannot walk at all is refused for that, not for the length of its path.
    const ofRoute = routeViolations(context, hex, path, mp === 0 ? path.length : mp);
    return ofOrder.length + ofRoute.length === 0 ? NO_VIOLATIONS : [...ofOrder, ...at('/path', ofRoute)];
  },

  price: () => null,

  // A move is carried out by the next announcement: nothing that a later order of the sheet depends on
  // changes before.
  project: ({ knowledge }) => knowledge,

  offers: ({ mechs }) => mechs.some(({ reachable }) => reachable.length > 0),

  options: (context) => {
    const { knowledge, catalog } = context;
    const all = placedMechs(knowledge).map((placed) => ({
      placed,
      reason: immobility(knowledge, catalog, placed.mech),
    }));
    return {
      mechs: flatMap(all, ({ placed: { mech, hex }, reason }) => {
        const mp = walkingMp(catalog, mech);
        return reason === null
          ? [{ mech: mech.id, walkingMp: mp, reachable: reachOf(context, hex, mp) }]
          : [];
      }),
      immobile: flatMap(all, ({ placed, reason }) =>
        reason === null
          ? []
          : [{ mech: placed.mech.id, reason: `movement/${reason}`, rule: IMMOBILITY_RULE[reason] }],
      ),
    };
  },

  carryOut: (_resolution, _force, order, context) => move.check(context, order),
};
