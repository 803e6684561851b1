/**
 * refit (REP-2, REP-4, DEP-2): a mech that stands still becomes another design of its chassis, from the stock
 * of its hex; what it has no place for any more goes into that stock. Only actuators that are put on are paid
 * (REP-5).
 */
import { designHash, type MechDesign, type Refit } from '../../catalog';
import { answer, type Of } from '../../kernel/shape';
import { flatMap, toTons, violation, type Violation } from '../../kernel';
import { systemFactors } from '../economy/prices/factors';
import { fraction } from '../economy/prices/fraction';
import { cost } from '../economy/prices/price';
import {
  afterRefit,
  factoryDesignAfter,
  possibleRefit,
  refitCandidates,
  refitDesign,
  stockLines,
  usableThere,
} from '../economy/refits';
import { settle } from '../economy/settle';
import { buyerOf, noForce, priceViolations, withPaid } from '../economy/sheet-account';
import { patientOf, patients, standsStill, stillViolations, type Patient } from '../economy/workshop';
import { design, item, mech } from '../shapes';
import { defineOrder, order, type Price, type SheetContext } from './definition';

const shape = order('refit', { mech, design });
export type RefitOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    refit: RefitOrder;
  }
}

/** What the stock there lacks for it. */
const lack = answer.object({
  item,
  unit: answer.choice('pieces', 'shots', 'points'),
  needed: answer.integer,
  usable: answer.integer,
});

/** What is open of it. */
const open = answer.objectOrNull({
  mechs: answer.list(
    answer.object({
      mech,
      designs: answer.list(
        answer.object({
          ...{ design, tons: answer.number },
          missing: answer.list(lack),
        }),
      ),
    }),
  ),
});

interface Planned {
  readonly patient: Patient;
  readonly to: MechDesign;
  readonly refit: Refit;
}

/** What the order would do if nothing stood in its way; null: nothing that can be said. */
const plannedBy = (context: SheetContext, order: RefitOrder): Planned | null => {
  const patient = patientOf(context, order.mech);
  const to = refitDesign(context, order.design);
  if (!patient.ok || to === null) return null;
  const { refit } = possibleRefit(context, patient.value, to);
  return refit === null ? null : { patient: patient.value, to, refit };
};

/** REP-5: of the actuators that are put on. */
const priceFor = (context: SheetContext, { cost: weight }: Refit): Price | null => {
  const buyer = buyerOf(context);
  if (buyer === null || weight === 0) return null;
  return cost({ text: 'supply/tonnage', tons: fraction(weight), rule: 'REP-5' }, systemFactors(buyer, true));
};

const priceOf = (context: SheetContext, order: RefitOrder): Price | null => {
  const planned = plannedBy(context, order);
  return planned === null ? null : priceFor(context, planned.refit);
};

const mechViolations = (context: SheetContext, patient: Patient): readonly Violation[] => {
  const { id, name, hired } = patient.mech;
  const still = stillViolations(context.knowledge, patient);
  return hired ? [...still, violation('repair/hired', 'BLD-MERC', '/mech', { mech: id, name })] : still;
};

const designViolations = (
  context: SheetContext,
  patient: Patient,
  { design }: RefitOrder,
): readonly Violation[] => {
  const to = refitDesign(context, design);
  if (to === null) return [violation('refit/no-such-design', 'REP-4', '/design', { design })];
  if (to.slug === patient.mech.design)
    return [violation('refit/same-design', 'REP-4', '/design', { design, name: patient.mech.name })];
  const { forbidden, missing } = possibleRefit(context, patient, to);
  return [...forbidden, ...missing.map((one) => ({ ...one, params: { ...one.params, hex: patient.hex } }))];
};

const check = (context: SheetContext, order: RefitOrder): readonly Violation[] => {
  if (buyerOf(context) === null) return noForce();
  const patient = patientOf(context, order.mech);
  if (!patient.ok) return [patient.error];
  const wrong = [
    ...mechViolations(context, patient.value),
    ...designViolations(context, patient.value, order),
  ];
  return wrong.length > 0 ? wrong : priceViolations(context, priceOf(context, order));
};

const optionsFor = (context: SheetContext, patient: Patient) => {
  const usable = usableThere(context.knowledge, patient);
  return flatMap(refitCandidates(context, patient), (to) => {
    const { refit, forbidden, missing } = possibleRefit(context, patient, to, usable);
    if (refit === null || forbidden.length > 0) return [];
    const price = priceFor(context, refit);
    // A violation's params are plain values: `missingStock` wrote these.
    const lacking = missing.map(
      ({ params }) =>
        ({
          item: params['item'],
          unit: params['unit'],
          needed: params['needed'],
          usable: params['there'],
        }) as Of<typeof lack>,
    );
    return [{ design: to.slug, tons: price === null ? 0 : toTons(price.amount), missing: lacking }];
  });
};

export const refit = defineOrder({
  shape,
  open,
  phases: [{ phase: 'supply', step: null }],
  check,
  price: priceOf,
  project: (context, order) => {
    const planned = plannedBy(context, order);
    if (planned === null) return context.knowledge;
    const price = priceFor(context, planned.refit);
    const done = afterRefit(context.knowledge, planned.patient, planned.to, planned.refit);
    return price === null ? done : withPaid(done, price.amount);
  },
  offers: (told) => told !== null && told.mechs.length > 0,
  options: (context) => {
    if (buyerOf(context) === null) return null;
    return {
      mechs: flatMap(patients(context), (patient) => {
        const designs =
          patient.mech.hired || !standsStill(context.knowledge, patient.mech)
            ? []
            : optionsFor(context, patient);
        return designs.length === 0 ? [] : [{ mech: patient.mech.id, designs }];
      }),
    };
  },
  carryOut: (resolution, force, order, context) => {
    const wrong = check(context, order);
    const planned = plannedBy(context, order);
    if (wrong.length > 0 || planned === null) return wrong;
    const { patient, to, refit: done } = planned;
    const price = priceFor(context, done);
    const unpaid =
      price === null ? [] : settle(resolution, force, order, price, 'supply/refitted-actuators', 'REP-5');
    if (unpaid.length > 0) return unpaid;
    const { mech, hex } = patient;
    resolution.emit({
      type: 'mech-refitted',
      data: {
        mech: mech.id,
        force: mech.force,
        name: mech.name,
        hex,
        from: mech.design,
        design: to.slug,
        designHash: designHash(to),
        factoryDesign: factoryDesignAfter(mech, to),
        condition: done.condition,
        takes: stockLines(done.takes),
        gives: stockLines(done.gives),
        lost: stockLines(done.lost),
      },
    });
    return [];
  },
});
