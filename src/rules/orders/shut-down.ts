/**
 * shut-down (PREP-1, PREP-3): a mech neither moves nor fights this round; repairs of structure and refits
 * need it.
 */
import { answer, type Of } from '../../kernel/shape';
import { witnesses } from '../knowledge/sight';
import { ownPlacedMech, placedMechs } from '../mechs/own';
import { rowOf, withRow } from '../model/draft';
import { violation } from '../../kernel';
import { mech } from '../shapes';
import { order, type OrderDefinition } from './definition';

const shape = order('shut-down', { mech });
export type ShutDownOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    'shut-down': ShutDownOrder;
  }
}

/** What is open of it. */
const open = answer.object({ mechs: answer.list(mech) });

export const shutDown: OrderDefinition<ShutDownOrder, Of<typeof open>> = {
  shape,
  open,
  phases: [{ phase: 'preparation', step: null }],

  check: ({ knowledge }, { mech: id }) => {
    const found = ownPlacedMech(knowledge, id, '/mech');
    if (!found.ok) return [found.error];
    const { mech } = found.value;
    return mech.shutDown
      ? [violation('preparation/already-shut-down', 'PREP-1', '/mech', { mech: id, name: mech.name })]
      : [];
  },

  price: () => null,

  project: ({ knowledge }, { mech: id }) => {
    const mech = rowOf(knowledge.mechs, id);
    return mech === null
      ? knowledge
      : { ...knowledge, mechs: withRow(knowledge.mechs, id, { ...mech, shutDown: true }) };
  },

  offers: ({ mechs }) => mechs.length > 0,

  options: ({ knowledge }) => ({
    mechs: placedMechs(knowledge)
      .filter(({ mech }) => !mech.shutDown)
      .map(({ mech }) => mech.id),
  }),

  carryOut: (resolution, force, order, context) => {
    const violations = shutDown.check(context, order);
    const found = ownPlacedMech(context.knowledge, order.mech, '/mech');
    if (violations.length > 0 || !found.ok) return violations;
    const { mech, hex } = found.value;
    const knownTo = witnesses(context.closing, hex).filter((witness) => witness !== force);
    resolution.emit({
      type: 'mech-shut-down',
      data: { mech: mech.id, force, design: mech.design, name: mech.name, hex, knownTo },
    });
    return [];
  },
};
