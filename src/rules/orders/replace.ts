/**
 * replace (REP-2, REP-5, DEP-2): a hit or lost piece whole from the stock of the hex; a part of the mech's
 * own is bought, slot by slot.
 */
import { replaceable, type Replacement, replacementAt, withReplaced } from '../../catalog';
import { answer, integer, type Of } from '../../kernel/shape';
import { flatMap, toTons, violation, type Violation } from '../../kernel';
import { mending } from '../economy/mending';
import { systemPrice } from '../economy/prices/prices';
import { buyerOf, noForce, priceViolations } from '../economy/sheet-account';
import {
  lookupIn,
  patientOf,
  patients,
  standsStill,
  stillViolations,
  usableStock,
  type Patient,
} from '../economy/workshop';
import { goods, location, mech } from '../shapes';
import { defineOrder, order, type Price, type SheetContext } from './definition';

const SLOTS = 12;

const shape = order('replace', { mech, location, /** From 1. */ slot: integer(1, SLOTS) });
export type ReplaceOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    replace: ReplaceOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  mechs: answer.list(
    answer.object({
      mech,
      parts: answer.list(
        answer.object({
          ...{ location, slot: answer.integer, takes: answer.list(answer.object(goods)) },
          tons: answer.about(
            answer.orNull(answer.number),
            'Of what is bought where the mech stands; null: it comes from stock',
          ),
          inStock: answer.flag,
        }),
      ),
    }),
  ),
});

const wantedOf = (
  context: SheetContext,
  { location, slot }: ReplaceOrder,
  { design, mech }: Patient,
): Replacement | null => replacementAt(design, mech.condition, { location, slot }, lookupIn(context));

const linesOf = (replacement: Replacement) => (replacement.kind === 'stock' ? replacement.takes : []);

const priceFor = (context: SheetContext, replacement: Replacement): Price | null => {
  const buyer = buyerOf(context);
  return buyer === null || replacement.kind === 'stock'
    ? null
    : systemPrice(buyer, replacement.tons, replacement.of, replacement.standard);
};

const priceOf = (context: SheetContext, order: ReplaceOrder): Price | null => {
  const patient = patientOf(context, order.mech);
  const replacement = patient.ok ? wantedOf(context, order, patient.value) : null;
  return replacement === null ? null : priceFor(context, replacement);
};

const stockViolations = (
  { knowledge }: SheetContext,
  { hex }: Patient,
  replacement: Replacement,
): readonly Violation[] =>
  flatMap(linesOf(replacement), ({ item, units }): Violation[] => {
    const usable = usableStock(knowledge, hex)(item);
    return units > usable
      ? [
          violation('repair/missing-stock', 'DEP-2', '/slot', {
            item,
            needed: units,
            usable,
            missing: units - usable,
            hex,
          }),
        ]
      : [];
  });

const check = (context: SheetContext, order: ReplaceOrder): readonly Violation[] => {
  if (buyerOf(context) === null) return noForce();
  const patient = patientOf(context, order.mech);
  if (!patient.ok) return [patient.error];
  const still = stillViolations(context.knowledge, patient.value);
  const replacement = wantedOf(context, order, patient.value);
  if (replacement === null)
    return [
      ...still,
      violation('repair/nothing-to-replace', 'REP-5', '/slot', {
        location: order.location,
        slot: order.slot,
      }),
    ];
  const wrong = [...still, ...stockViolations(context, patient.value, replacement)];
  return wrong.length > 0 ? wrong : priceViolations(context, priceFor(context, replacement));
};

export const replace = defineOrder({
  shape,
  open,
  ...mending<ReplaceOrder>({
    what: 'part',
    check,
    work: (context, order, patient) => {
      const replacement = wantedOf(context, order, patient);
      if (replacement === null) return null;
      return {
        condition: withReplaced(patient.design, patient.mech.condition, replacement),
        takes: linesOf(replacement),
      };
    },
    paid: { price: priceOf, text: 'supply/replaced-part', rule: 'REP-5' },
  }),
  offers: (told) => told !== null && told.mechs.length > 0,
  options: (context) => {
    if (buyerOf(context) === null) return null;
    return {
      mechs: flatMap(patients(context), (patient) => {
        if (!standsStill(context.knowledge, patient.mech)) return [];
        const parts = replaceable(patient.design, patient.mech.condition, lookupIn(context)).map(
          ({ at, replacement }) => {
            const price = priceFor(context, replacement);
            const takes = linesOf(replacement).map(({ item, units }) => ({ item, quantity: units }));
            return {
              location: at.location,
              slot: at.slot,
              takes,
              tons: price === null ? null : toTons(price.amount),
              inStock: stockViolations(context, patient, replacement).length === 0,
            };
          },
        );
        return parts.length === 0 ? [] : [{ mech: patient.mech.id, parts }];
      }),
    };
  },
});
