/** exchange-pilots (PREP-2): the pilots of two own mechs in one hex change places. */
import { livingPilot } from '../mechs/ability';
import { ownPlacedMech, placedMechs, type PlacedMech } from '../mechs/own';
import { flatMap, type MechId, violation, type Violation } from '../../kernel';
import { answer, type Of } from '../../kernel/shape';
import type { Knowledge } from '../knowledge/knowledge';
import { rowOf, withRow } from '../model/draft';
import type { Hex } from '../model/map';
import { hex, mech } from '../shapes';
import { order, type OrderDefinition } from './definition';

const shape = order('exchange-pilots', { mechA: mech, mechB: mech });
export type ExchangePilotsOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    'exchange-pilots': ExchangePilotsOrder;
  }
}

/** What is open of it. */
const open = answer.object({
  groups: answer.about(
    answer.list(answer.object({ hex, mechs: answer.list(mech) })),
    'By hex, the mechs whose pilots could change places with one another',
  ),
});

const seatViolations = (
  knowledge: Knowledge,
  { mech }: PlacedMech,
  pointer: string,
): readonly Violation[] => {
  const params = { mech: mech.id, name: mech.name };
  if (mech.hired) return [violation('preparation/hired-pilot', 'BLD-MERC', pointer, params)];
  return livingPilot(knowledge, mech) === null
    ? [violation('preparation/no-pilot', 'PREP-2', pointer, params)]
    : [];
};

/** By hex, the mechs whose pilots could change places with one another. */
const groups = (
  knowledge: Knowledge,
): readonly { readonly hex: Hex; readonly mechs: readonly MechId[] }[] => {
  const byHex = new Map<Hex, MechId[]>();
  for (const placed of placedMechs(knowledge)) {
    if (seatViolations(knowledge, placed, '').length > 0) continue;
    byHex.set(placed.hex, [...(byHex.get(placed.hex) ?? []), placed.mech.id]);
  }
  return flatMap([...byHex], ([hex, mechs]) => (mechs.length > 1 ? [{ hex, mechs }] : []));
};

export const exchangePilots: OrderDefinition<ExchangePilotsOrder, Of<typeof open>> = {
  shape,
  open,
  phases: [{ phase: 'preparation', step: null }],

  check: ({ knowledge }, { mechA, mechB }) => {
    const a = ownPlacedMech(knowledge, mechA, '/mechA');
    const b = ownPlacedMech(knowledge, mechB, '/mechB');
    const found: Violation[] = [];
    if (a.ok) found.push(...seatViolations(knowledge, a.value, '/mechA'));
    else found.push(a.error);
    if (b.ok) found.push(...seatViolations(knowledge, b.value, '/mechB'));
    else found.push(b.error);
    if (mechA === mechB) found.push(violation('preparation/same-mech', 'PREP-2', '/mechB', { mech: mechB }));
    else if (a.ok && b.ok && a.value.hex !== b.value.hex)
      found.push(
        violation('preparation/not-in-one-hex', 'PREP-2', '', { hexA: a.value.hex, hexB: b.value.hex }),
      );
    return found;
  },

  price: () => null,

  project: ({ knowledge }, { mechA, mechB }) => {
    const a = rowOf(knowledge.mechs, mechA);
    const b = rowOf(knowledge.mechs, mechB);
    if (a === null || b === null) return knowledge;
    return {
      ...knowledge,
      mechs: withRow(withRow(knowledge.mechs, mechA, { ...a, pilot: b.pilot }), mechB, {
        ...b,
        pilot: a.pilot,
      }),
    };
  },

  offers: ({ groups: together }) => together.length > 0,

  options: ({ knowledge }) => ({ groups: groups(knowledge) }),

  carryOut: (resolution, force, order, context) => {
    const violations = exchangePilots.check(context, order);
    if (violations.length > 0) return violations;
    const a = rowOf(resolution.state.mechs, order.mechA);
    const b = rowOf(resolution.state.mechs, order.mechB);
    const ofA = a === null ? null : livingPilot(resolution.state, a);
    const ofB = b === null ? null : livingPilot(resolution.state, b);
    if (a === null || a.hex === null || ofA === null || ofB === null)
      throw new Error('an exchange that was checked has two pilots');
    resolution.emit({
      type: 'pilots-exchanged',
      data: {
        force,
        hex: a.hex,
        mechA: order.mechA,
        mechB: order.mechB,
        pilotA: ofB.id,
        pilotB: ofA.id,
        nameA: ofA.name,
        nameB: ofB.name,
      },
    });
    return [];
  },
};
