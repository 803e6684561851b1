/**
 * hangar (BLD-HANGAR): a repair hangar makes one mech a round whole that stands shut down in its hex. Orders
 * below it in the sheet leave that mech alone, so that it is the same as at the end of supply (BLD-4).
 */
import { type Condition, hangarWork, type HangarWork, normalizeCondition } from '../../catalog';
import { answer, type Of } from '../../kernel/shape';
import { flatMap, violation, type Violation } from '../../kernel';
import { effectiveFor } from '../buildings/effective';
import { mending } from '../economy/mending';
import { buyerOf, noForce } from '../economy/sheet-account';
import {
  lookupIn,
  patientOf,
  patients,
  standsStill,
  stillViolations,
  usableStock,
  type Patient,
} from '../economy/workshop';
import type { Hex } from '../model/map';
import { building, goods, hex, mech } from '../shapes';
import { defineOrder, order, type SheetContext } from './definition';

const shape = order('hangar', { building, mech });
export type HangarOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    hangar: HangarOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  buildings: answer.list(
    answer.object({
      ...{ building, hex },
      mechs: answer.list(
        answer.object({
          mech,
          takes: answer.list(answer.object(goods)),
          condition: answer.named<Condition>('Condition'),
        }),
      ),
    }),
  ),
});

const hangars = ({ knowledge }: SheetContext) => effectiveFor(knowledge, 'hangar');

const workOn = (context: SheetContext, { mech, design, hex }: Patient): HangarWork => {
  const factory = mech.factoryDesign === null ? null : context.catalog.mech(mech.factoryDesign);
  const patient = { factory: factory ?? design, present: design, condition: mech.condition };
  return hangarWork(patient, lookupIn(context), usableStock(context.knowledge, hex));
};

/** Both are in the one form that a condition has. */
const isWork = ({ mech, design }: Patient, { condition }: HangarWork): boolean =>
  JSON.stringify(condition) !== JSON.stringify(normalizeCondition(design, mech.condition));

const placeViolations = (
  { earlier }: SheetContext,
  { building }: HangarOrder,
  hex: Hex,
  { mech, hex: stands }: Patient,
): readonly Violation[] => [
  ...(earlier.some((one) => one.type === 'hangar' && one.building === building)
    ? [violation('repair/hangar-taken', 'BLD-HANGAR', '/building', { building })]
    : []),
  ...(stands === hex
    ? []
    : [
        violation('repair/not-at-the-hangar', 'BLD-HANGAR', '/mech', { mech: mech.id, name: mech.name, hex }),
      ]),
];

const check = (context: SheetContext, order: HangarOrder): readonly Violation[] => {
  if (buyerOf(context) === null) return noForce();
  const building = hangars(context).find(({ id }) => id === order.building);
  const nowhere =
    building === undefined
      ? [violation('supply/not-your-building', 'BLD-HANGAR', '/building', { building: order.building })]
      : [];
  const patient = patientOf(context, order.mech);
  if (!patient.ok) return [...nowhere, patient.error];
  const place =
    building === undefined ? nowhere : placeViolations(context, order, building.hex, patient.value);
  const wrong = [...place, ...stillViolations(context.knowledge, patient.value)];
  if (wrong.length > 0 || isWork(patient.value, workOn(context, patient.value))) return wrong;
  return [
    violation('repair/nothing-for-the-hangar', 'BLD-HANGAR', '/mech', {
      mech: order.mech,
      name: patient.value.mech.name,
    }),
  ];
};

export const hangar = defineOrder({
  shape,
  open,
  ...mending<HangarOrder>({
    what: 'hangar',
    check,
    work: (context, _order, patient) => workOn(context, patient),
  }),
  offers: (told) => told !== null && told.buildings.some(({ mechs }) => mechs.length > 0),
  options: (context) => {
    const open = hangars(context);
    if (buyerOf(context) === null || open.length === 0) return null;
    const still = patients(context).filter(({ mech }) => standsStill(context.knowledge, mech));
    return {
      buildings: open.map(({ id, hex }) => ({
        building: id,
        hex,
        mechs: flatMap(still, (patient) => {
          if (patient.hex !== hex) return [];
          const work = workOn(context, patient);
          const takes = work.takes.map(({ item, units }) => ({ item, quantity: units }));
          return isWork(patient, work) ? [{ mech: patient.mech.id, takes, condition: work.condition }] : [];
        }),
      })),
    };
  },
});
