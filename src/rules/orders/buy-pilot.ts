/** buy-pilot (SUP-5, DEP-1): a green pilot for 10 t, stored where equipment may be. */
import { RANK_SKILLS } from '../../catalog';
import { answer, optional, type Of } from '../../kernel/shape';
import { flatMap, negateTons, toTons, violation, type Violation } from '../../kernel';
import { groundOfKnowledge, groundOfState, mayStore, storeHexes } from '../economy/ground';
import { nextId } from '../economy/new-ids';
import { nextPilotName } from '../economy/pilot-names';
import { pilotPrice } from '../economy/prices/prices';
import { settle } from '../economy/settle';
import { boughtInSupply, buyerOf, noForce, priceViolations } from '../economy/sheet-account';
import { hex, personName } from '../shapes';
import { defineOrder, order, type SheetContext } from './definition';

const shape = order('buy-pilot', { hex, name: optional(personName) });
export type BuyPilotOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    'buy-pilot': BuyPilotOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  hexes: answer.list(hex),
  cost: answer.number,
  gunnery: answer.integer,
  piloting: answer.integer,
});

const check = (context: SheetContext, order: BuyPilotOrder): readonly Violation[] => {
  if (buyerOf(context) === null) return noForce();
  const ground = groundOfKnowledge(context.knowledge);
  const place = mayStore(ground, order.hex)
    ? []
    : [violation('supply/no-store', 'DEP-1', '/hex', { hex: order.hex, hexes: storeHexes(ground) })];
  return [...place, ...priceViolations(context, pilotPrice())];
};

export const buyPilot = defineOrder({
  shape,
  open,
  ...boughtInSupply<BuyPilotOrder>(pilotPrice),
  check,
  offers: (told) => told !== null && told.hexes.length > 0,
  options: (context) =>
    buyerOf(context) === null
      ? null
      : {
          hexes: storeHexes(groundOfKnowledge(context.knowledge)),
          cost: toTons(negateTons(pilotPrice().amount)),
          ...RANK_SKILLS.green,
        },
  carryOut: (resolution, force, order, context) => {
    const known = check(context, order);
    if (known.length > 0) return known;
    if (!mayStore(groundOfState(resolution.state, force, context.closing), order.hex))
      return [violation('supply/no-store', 'DEP-1', '/hex', { hex: order.hex })];
    const unpaid = settle(resolution, force, order, pilotPrice(), 'supply/bought-pilot', 'SUP-5');
    if (unpaid.length > 0) return unpaid;
    const { id, counter } = nextId(resolution.state, force, 'pilots');
    const taken = flatMap(Object.values(resolution.state.pilots), (pilot) =>
      pilot.force === force ? [pilot.name] : [],
    );
    resolution.emit({
      type: 'pilot-bought',
      data: {
        force,
        pilot: id,
        counter,
        name: order.name ?? nextPilotName(taken),
        ...RANK_SKILLS.green,
        hex: order.hex,
      },
    });
    return [];
  },
});
