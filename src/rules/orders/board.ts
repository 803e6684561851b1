/** board (PREP-2): an own pilot who is stored in the hex takes a mech's empty seat. */
import { answer, type Of } from '../../kernel/shape';
import { flatMap, violation, type Violation } from '../../kernel';
import { livingPilot } from '../mechs/ability';
import { ownPilot, ownPlacedMech, placedMechs } from '../mechs/own';
import { rowOf, rowsOf, withRow } from '../model/draft';
import { mech, pilot } from '../shapes';
import { order, type OrderDefinition } from './definition';

const shape = order('board', { mech, pilot });
export type BoardOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    board: BoardOrder;
  }
}

/** What is open of it. */
const open = answer.object({ mechs: answer.list(answer.object({ mech, pilots: answer.list(pilot) })) });

export const board: OrderDefinition<BoardOrder, Of<typeof open>> = {
  shape,
  open,
  phases: [{ phase: 'preparation', step: null }],

  check: ({ knowledge }, order) => {
    const placed = ownPlacedMech(knowledge, order.mech, '/mech');
    const pilot = ownPilot(knowledge, order.pilot, '/pilot');
    const found: Violation[] = [];
    if (!placed.ok) found.push(placed.error);
    else if (livingPilot(knowledge, placed.value.mech) !== null)
      found.push(
        violation('preparation/seat-taken', 'PREP-2', '/mech', {
          mech: order.mech,
          name: placed.value.mech.name,
        }),
      );
    if (!pilot.ok) found.push(pilot.error);
    else if (pilot.value.status !== 'stored')
      found.push(
        violation('preparation/pilot-not-stored', 'PREP-2', '/pilot', {
          pilot: order.pilot,
          name: pilot.value.name,
        }),
      );
    else if (placed.ok && pilot.value.hex !== placed.value.hex)
      found.push(
        violation('preparation/pilot-elsewhere', 'PREP-2', '/pilot', {
          pilot: order.pilot,
          name: pilot.value.name,
          hex: placed.value.hex,
        }),
      );
    return found;
  },

  price: () => null,

  project: ({ knowledge }, order) => {
    const mech = rowOf(knowledge.mechs, order.mech);
    const pilot = rowOf(knowledge.pilots, order.pilot);
    if (mech === null || pilot === null) return knowledge;
    return {
      ...knowledge,
      mechs: withRow(knowledge.mechs, mech.id, { ...mech, pilot: pilot.id }),
      pilots: withRow(knowledge.pilots, pilot.id, {
        ...pilot,
        status: 'in-mech',
        hex: null,
        captor: null,
        rested: false,
      }),
    };
  },

  offers: ({ mechs }) => mechs.length > 0,

  options: ({ knowledge }) => ({
    mechs: flatMap(placedMechs(knowledge), ({ mech, hex }) => {
      if (livingPilot(knowledge, mech) !== null) return [];
      const pilots = rowsOf(knowledge.pilots).filter(
        (pilot) => pilot.status === 'stored' && pilot.hex === hex,
      );
      return pilots.length === 0 ? [] : [{ mech: mech.id, pilots: pilots.map(({ id }) => id) }];
    }),
  }),

  carryOut: (resolution, force, order, context) => {
    const violations = board.check(context, order);
    if (violations.length > 0) return violations;
    const mech = rowOf(resolution.state.mechs, order.mech);
    const pilot = rowOf(resolution.state.pilots, order.pilot);
    if (mech === null || mech.hex === null || pilot === null)
      throw new Error('a boarding that was checked has a mech and a pilot');
    resolution.emit({
      type: 'pilot-boarded',
      data: {
        force,
        hex: mech.hex,
        mech: mech.id,
        mechName: mech.name,
        pilot: pilot.id,
        pilotName: pilot.name,
      },
    });
    return [];
  },
};
