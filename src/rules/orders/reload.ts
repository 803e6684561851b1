/**
 * reload (REP-1, REP-5, DEP-2): ammunition from the stock of the mech's hex, without stopping it: all bins,
 * those of one kind, or one bin.
 */
import { type AmmoBin, type Filling, fillings, withShots } from '../../catalog';
import { answer, integer, optional, type Of } from '../../kernel/shape';
import { flatMap, violation, type Violation } from '../../kernel';
import { mending } from '../economy/mending';
import { buyerOf, noForce } from '../economy/sheet-account';
import { lookupIn, patientOf, patients, usableStock, type Patient } from '../economy/workshop';
import { item, location, mech } from '../shapes';
import { defineOrder, order, type SheetContext } from './definition';

const SLOTS = 12;

const shape = order(
  'reload',
  { mech, location: optional(location), slot: optional(integer(1, SLOTS)), ammunition: optional(item) },
  { missing: (sent) => (sent('slot') && !sent('location') ? 'location' : null) },
);
export type ReloadOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    reload: ReloadOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  mechs: answer.list(
    answer.object({
      mech,
      bins: answer.list(answer.object({ location, slot: answer.integer, item, shots: answer.integer })),
    }),
  ),
});

const isChosen =
  (context: SheetContext, { location, slot, ammunition }: ReloadOrder) =>
  (bin: AmmoBin): boolean =>
    (location === undefined || bin.location === location) &&
    (slot === undefined || bin.slot === slot) &&
    (ammunition === undefined ||
      bin.item === ammunition ||
      context.catalog.item(bin.item)?.ammunition?.stockedAs === ammunition);

const fillingsOf = (
  context: SheetContext,
  order: ReloadOrder,
  { mech, hex, design }: Patient,
): readonly Filling[] =>
  fillings(
    design,
    mech.condition,
    lookupIn(context),
    isChosen(context, order),
    usableStock(context.knowledge, hex),
  );

const linesOf = (filled: readonly Filling[]) =>
  [...new Set(filled.map(({ item }) => item))].map((item) => ({
    item,
    units: filled.reduce((sum, one) => (one.item === item ? sum + one.shots : sum), 0),
  }));

const check = (context: SheetContext, order: ReloadOrder): readonly Violation[] => {
  if (buyerOf(context) === null) return noForce();
  const found = patientOf(context, order.mech);
  if (!found.ok) return [found.error];
  const { design, mech, hex } = found.value;
  if (!design.bins.some(isChosen(context, order)))
    return [violation('repair/no-such-bin', 'REP-1', '', { mech: order.mech, name: mech.name })];
  if (fillingsOf(context, order, found.value).length > 0) return [];
  const missing = linesOf(
    fillings(design, mech.condition, lookupIn(context), isChosen(context, order), () => Infinity),
  );
  return [
    violation('repair/nothing-to-reload', 'REP-1', '/mech', {
      mech: order.mech,
      name: mech.name,
      hex,
      missing,
    }),
  ];
};

export const reload = defineOrder({
  shape,
  open,
  ...mending<ReloadOrder>({
    what: 'ammunition',
    check,
    work: (context, order, patient) => {
      const filled = fillingsOf(context, order, patient);
      return { condition: withShots(patient.design, patient.mech.condition, filled), takes: linesOf(filled) };
    },
  }),
  offers: (told) => told !== null && told.mechs.length > 0,
  options: (context) => {
    if (buyerOf(context) === null) return null;
    return {
      mechs: flatMap(patients(context), (patient) => {
        const filled = fillingsOf(context, { type: 'reload', mech: patient.mech.id }, patient);
        const bins = filled.map(({ bin, item, shots }) => ({
          location: bin.location,
          slot: bin.slot,
          item,
          shots,
        }));
        return bins.length === 0 ? [] : [{ mech: patient.mech.id, bins }];
      }),
    };
  },
});
