/**
 * repair-structure (REP-2, REP-3): internal structure, bought where the mech stands, shut down: all that is
 * lost, or chosen locations.
 */
import { type Location, LOCATIONS, lostStructure, missingHold, withStructure } from '../../catalog';
import { answer, list, optional, type Of } from '../../kernel/shape';
import { flatMap, toTons, violation, type Violation } from '../../kernel';
import { mending } from '../economy/mending';
import { structurePrice } from '../economy/prices/prices';
import { buyerOf, noForce, priceViolations } from '../economy/sheet-account';
import {
  lookupIn,
  patientOf,
  patients,
  standsStill,
  stillViolations,
  type Patient,
} from '../economy/workshop';
import { location, mech } from '../shapes';
import { defineOrder, order, type Price, type SheetContext } from './definition';

const shape = order('repair-structure', {
  mech,
  locations: optional(list(location, 1, LOCATIONS.length, { once: true })),
});
export type RepairStructureOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    'repair-structure': RepairStructureOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  mechs: answer.list(answer.object({ mech, locations: answer.list(location), tons: answer.number })),
});

const locationsOf = ({ locations }: RepairStructureOrder, { design, mech }: Patient): readonly Location[] =>
  (locations ?? LOCATIONS).filter((location) => lostStructure(design, mech.condition, location) > 0);

const priceFor = (context: SheetContext, order: RepairStructureOrder, patient: Patient): Price | null => {
  const buyer = buyerOf(context);
  if (buyer === null) return null;
  const points = locationsOf(order, patient).reduce(
    (sum, location) => sum + lostStructure(patient.design, patient.mech.condition, location),
    0,
  );
  return structurePrice(buyer, patient.design, points);
};

const priceOf = (context: SheetContext, order: RepairStructureOrder): Price | null => {
  const patient = patientOf(context, order.mech);
  return patient.ok ? priceFor(context, order, patient.value) : null;
};

const placeViolations = (order: RepairStructureOrder, patient: Patient): readonly Violation[] => {
  const { design, mech } = patient;
  const wanted = locationsOf(order, patient);
  const whole = flatMap(order.locations ?? [], (location, index): Violation[] =>
    wanted.includes(location)
      ? []
      : [violation('repair/structure-whole', 'REP-3', `/locations/${index}`, { location })],
  );
  if (wanted.length === 0 && whole.length === 0)
    return [violation('repair/structure-whole', 'REP-3', '/mech', { mech: mech.id, name: mech.name })];
  const loose = flatMap(wanted, (location): Violation[] => {
    const torso = missingHold(design, mech.condition, location);
    return torso === null || wanted.includes(torso)
      ? []
      : [violation('repair/no-hold', 'REP-3', '/locations', { location, torso })];
  });
  return [...whole, ...loose];
};

const check = (context: SheetContext, order: RepairStructureOrder): readonly Violation[] => {
  const buyer = buyerOf(context);
  if (buyer === null) return noForce();
  const patient = patientOf(context, order.mech);
  if (!patient.ok) return [patient.error];
  const price = priceFor(context, order, patient.value);
  const foreign =
    price === null
      ? [
          violation('repair/other-technology', 'BLD-BLACK', '/mech', {
            mech: order.mech,
            structure: patient.value.design.structureType,
          }),
        ]
      : [];
  const wrong = [
    ...stillViolations(context.knowledge, patient.value),
    ...placeViolations(order, patient.value),
    ...foreign,
  ];
  return wrong.length > 0 ? wrong : priceViolations(context, price);
};

export const repairStructure = defineOrder({
  shape,
  open,
  ...mending<RepairStructureOrder>({
    what: 'structure',
    check,
    work: (context, order, patient) =>
      priceFor(context, order, patient) === null
        ? null
        : {
            condition: withStructure(
              patient.design,
              patient.mech.condition,
              locationsOf(order, patient),
              lookupIn(context),
            ),
            takes: [],
          },
    paid: { price: priceOf, text: 'supply/repaired-structure', rule: 'REP-3' },
  }),
  offers: (told) => told !== null && told.mechs.length > 0,
  options: (context) => {
    if (buyerOf(context) === null) return null;
    return {
      mechs: flatMap(patients(context), (patient) => {
        const order: RepairStructureOrder = { type: 'repair-structure', mech: patient.mech.id };
        const price = standsStill(context.knowledge, patient.mech) ? priceFor(context, order, patient) : null;
        const locations = locationsOf(order, patient);
        return price === null || locations.length === 0
          ? []
          : [{ mech: patient.mech.id, locations, tons: toTons(price.amount) }];
      }),
    };
  },
});
