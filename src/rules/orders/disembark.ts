/** disembark (PREP-2, PREP-5): a pilot leaves their mech and is stored in its hex, to train or to heal. */
import { answer, type Of } from '../../kernel/shape';
import { violation } from '../../kernel';
import { livingPilot } from '../mechs/ability';
import { ownPlacedMech, placedMechs } from '../mechs/own';
import { rowOf, withRow } from '../model/draft';
import { mech } from '../shapes';
import { order, type OrderDefinition } from './definition';

const shape = order('disembark', { mech });
export type DisembarkOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    disembark: DisembarkOrder;
  }
}

/** What is open of it. */
const open = answer.object({ mechs: answer.list(mech) });

export const disembark: OrderDefinition<DisembarkOrder, Of<typeof open>> = {
  shape,
  open,
  phases: [{ phase: 'preparation', step: null }],

  check: ({ knowledge }, { mech: id }) => {
    const found = ownPlacedMech(knowledge, id, '/mech');
    if (!found.ok) return [found.error];
    const { mech } = found.value;
    const params = { mech: id, name: mech.name };
    if (mech.hired) return [violation('preparation/hired-pilot', 'BLD-MERC', '/mech', params)];
    return livingPilot(knowledge, mech) === null
      ? [violation('preparation/no-pilot', 'PREP-2', '/mech', params)]
      : [];
  },

  price: () => null,

  project: ({ knowledge }, order) => {
    const mech = rowOf(knowledge.mechs, order.mech);
    const pilot = mech === null ? null : livingPilot(knowledge, mech);
    if (mech === null || pilot === null) return knowledge;
    return {
      ...knowledge,
      mechs: withRow(knowledge.mechs, mech.id, { ...mech, pilot: null }),
      pilots: withRow(knowledge.pilots, pilot.id, {
        ...pilot,
        status: 'stored',
        hex: mech.hex,
        captor: null,
      }),
    };
  },

  offers: ({ mechs }) => mechs.length > 0,

  options: ({ knowledge }) => ({
    mechs: placedMechs(knowledge)
      .filter(({ mech }) => !mech.hired && livingPilot(knowledge, mech) !== null)
      .map(({ mech }) => mech.id),
  }),

  carryOut: (resolution, force, order, context) => {
    const violations = disembark.check(context, order);
    if (violations.length > 0) return violations;
    const mech = rowOf(resolution.state.mechs, order.mech);
    const pilot = mech === null ? null : livingPilot(resolution.state, mech);
    if (mech === null || mech.hex === null || pilot === null)
      throw new Error('a disembarkation that was checked has a mech and a pilot');
    resolution.emit({
      type: 'pilot-disembarked',
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
