/**
 * repair-armor (REP-1, REP-5, DEP-2): armour from the stock of the mech's hex, without stopping it; all that
 * can be mended, or chosen points.
 */
import {
  ARMOR_LOCATIONS,
  armorNeeded,
  type ArmorPoints,
  lostArmor,
  mendableArmor,
  withArmor,
} from '../../catalog';
import { answer, integer, optional, some, type Of } from '../../kernel/shape';
import { flatMap, violation, type Violation } from '../../kernel';
import { mending } from '../economy/mending';
import { buyerOf, noForce } from '../economy/sheet-account';
import { patientOf, patients, usableStock, type Patient } from '../economy/workshop';
import { armorLocation, mech } from '../shapes';
import { defineOrder, order, type SheetContext } from './definition';

const MAX_POINTS = 1000;

const shape = order('repair-armor', {
  mech,
  points: optional(some(ARMOR_LOCATIONS, integer(1, MAX_POINTS))),
});
export type RepairArmorOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    'repair-armor': RepairArmorOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  mechs: answer.list(
    answer.object({
      mech,
      points: answer.about(answer.some(armorLocation, answer.integer), 'What the stock in its hex mends'),
    }),
  ),
});

const pointsOf = (
  { knowledge }: SheetContext,
  { points }: RepairArmorOrder,
  { mech, hex, design }: Patient,
): ArmorPoints => points ?? mendableArmor(design, mech.condition, usableStock(knowledge, hex));

const linesOf = ({ design }: Patient, points: ArmorPoints) =>
  [...armorNeeded(design, points)].map(([item, units]) => ({ item, units }));

const chosenViolations = (
  { knowledge }: SheetContext,
  points: ArmorPoints,
  patient: Patient,
): readonly Violation[] => {
  const { mech, hex, design } = patient;
  const tooMany = flatMap(ARMOR_LOCATIONS, (at): Violation[] => {
    const lost = lostArmor(design, mech.condition, at);
    return (points[at] ?? 0) > lost
      ? [violation('repair/not-so-damaged', 'REP-1', `/points/${at}`, { location: at, lost })]
      : [];
  });
  const missing = flatMap(linesOf(patient, points), ({ item, units }): Violation[] => {
    const usable = usableStock(knowledge, hex)(item);
    return units > usable
      ? [
          violation('repair/missing-stock', 'DEP-2', '/points', {
            item,
            needed: units,
            usable,
            missing: units - usable,
            hex,
          }),
        ]
      : [];
  });
  return [...tooMany, ...missing];
};

const check = (context: SheetContext, order: RepairArmorOrder): readonly Violation[] => {
  if (buyerOf(context) === null) return noForce();
  const patient = patientOf(context, order.mech);
  if (!patient.ok) return [patient.error];
  if (order.points !== undefined) return chosenViolations(context, order.points, patient.value);
  if (Object.keys(pointsOf(context, order, patient.value)).length > 0) return [];
  const { mech, hex, design } = patient.value;
  const missing = linesOf(
    patient.value,
    mendableArmor(design, mech.condition, () => Infinity),
  );
  return [
    violation('repair/nothing-to-mend', 'REP-1', '/mech', { mech: mech.id, name: mech.name, hex, missing }),
  ];
};

export const repairArmor = defineOrder({
  shape,
  open,
  ...mending<RepairArmorOrder>({
    what: 'armor',
    check,
    work: (context, order, patient) => {
      const points = pointsOf(context, order, patient);
      return {
        condition: withArmor(patient.design, patient.mech.condition, points),
        takes: linesOf(patient, points),
      };
    },
  }),
  offers: (told) => told !== null && told.mechs.length > 0,
  options: (context) => {
    if (buyerOf(context) === null) return null;
    return {
      mechs: flatMap(patients(context), (patient) => {
        const points = pointsOf(context, { type: 'repair-armor', mech: patient.mech.id }, patient);
        return Object.keys(points).length === 0 ? [] : [{ mech: patient.mech.id, points }];
      }),
    };
  },
});
