/**
 * hire (BLD-MERC): a mech with its pilot (4/5) for the rest of the round, placed at an own mech or building
 * when the phase closes.
 */
import { designHash, type MechDesign } from '../../catalog';
import { answer, type Of } from '../../kernel/shape';
import { violation, type Violation } from '../../kernel';
import { effectiveFor } from '../buildings/effective';
import { hireFactorsOf } from '../economy/prices/factors';
import { feeViolations, payFee } from '../economy/prices/fee';
import { groundOfKnowledge, groundOfState, hireHexes } from '../economy/ground';
import { soldMech } from '../economy/prices/market';
import { nextId } from '../economy/new-ids';
import { hirePrice } from '../economy/prices/prices';
import { buyerOf, noForce, payingOnly } from '../economy/sheet-account';
import { entryNumber } from '../mechs/entry';
import { design, hex } from '../shapes';
import { defineOrder, order, type Price, type SheetContext } from './definition';

const shape = order('hire', { design, hex });
export type HireOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    hire: HireOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  hexes: answer.list(hex),
  factors: answer.object({ ownTechnology: answer.number, otherTechnology: answer.number }),
});

const GUNNERY = 4;
const PILOTING = 5;

const priceFor = (context: SheetContext, design: MechDesign): Price | null => {
  const buyer = buyerOf(context);
  return buyer === null ? null : hirePrice(buyer, design);
};

const priceOf = (context: SheetContext, { design: slug }: HireOrder): Price | null => {
  const design = soldMech(context.catalog, slug);
  return design === null ? null : priceFor(context, design);
};

const check = (context: SheetContext, order: HireOrder): readonly Violation[] => {
  const buyer = buyerOf(context);
  if (buyer === null) return noForce();
  const hexes = hireHexes(groundOfKnowledge(context.knowledge));
  const price = priceOf(context, order);
  const wrong = [
    ...(effectiveFor(context.knowledge, 'hire').length > 0
      ? []
      : [violation('hire/no-camp', 'BLD-MERC', '')]),
    ...(price === null
      ? [violation('supply/unknown-design', 'BLD-MERC', '/design', { design: order.design })]
      : []),
    ...(hexes.includes(order.hex)
      ? []
      : [violation('hire/no-place', 'BLD-MERC', '/hex', { hex: order.hex, hexes })]),
  ];
  return wrong.length > 0 || price === null ? wrong : feeViolations(buyer.force.account, price);
};

export const hire = defineOrder({
  shape,
  open,
  phases: [
    { phase: 'preparation', step: null },
    { phase: 'planning', step: null },
    { phase: 'movement', step: null },
  ],
  check,
  price: priceOf,
  project: payingOnly(priceOf),
  offers: (told) => told !== null && told.hexes.length > 0,
  options: (context) => {
    if (buyerOf(context) === null || effectiveFor(context.knowledge, 'hire').length === 0) return null;
    return { hexes: hireHexes(groundOfKnowledge(context.knowledge)), factors: hireFactorsOf() };
  },
  carryOut: (resolution, force, order, context) => {
    const wrong = check(context, order);
    const design = soldMech(resolution.catalog, order.design);
    const price = priceOf(context, order);
    if (wrong.length > 0 || design === null || price === null) return wrong;
    if (!hireHexes(groundOfState(resolution.state, force, context.closing)).includes(order.hex))
      return [violation('hire/no-place', 'BLD-MERC', '/hex', { hex: order.hex })];
    const unpaid = payFee(resolution, force, order, price, 'supply/hired-mech', 'BLD-MERC');
    if (unpaid.length > 0) return unpaid;
    const mech = nextId(resolution.state, force, 'mechs');
    const pilot = nextId(resolution.state, force, 'pilots');
    const name = `${design.chassis} ${design.model}`;
    resolution.emit({
      type: 'mech-hired',
      data: {
        force,
        mech: mech.id,
        // No number: whoever meets them in a battle would read from it how many mechs their hirer has ever
        // had.
        pilot: { id: pilot.id, name, gunnery: GUNNERY, piloting: PILOTING },
        counters: { mechs: mech.counter, pilots: pilot.counter },
        design: design.slug,
        designHash: designHash(design),
        name,
        hex: order.hex,
        since: entryNumber(resolution.state.campaign),
      },
    });
    return [];
  },
});
