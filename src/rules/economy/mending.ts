/**
 * What all orders that mend a mech do alike (REP-1 to REP-5, DEP-2, BLD-HANGAR): in the player's knowledge as
 * in truth, its condition and its depot change.
 */
import type { Condition } from '../../catalog';
import type { MechId, Violation } from '../../kernel';
import type { CauseKey } from './cause';
import type { MechRepaired } from '../events/mechs/mech-repaired';
import type { Order } from '../model/order';
import type { OrderDefinition, Price, SheetContext } from '../orders/definition';
import { settle } from './settle';
import { withPaid } from './sheet-account';
import type { StockLine } from './stock';
import { afterRepair, patientOf, type Patient } from './workshop';

/** The mech after the work, and what it takes out of the depot in its hex. */
interface Work {
  readonly condition: Condition;
  readonly takes: readonly StockLine[];
}

interface Mending<O> {
  readonly what: MechRepaired['what'];
  check(context: SheetContext, order: O): readonly Violation[];
  /** What the order does to the mech; null: there is nothing that it could do. */
  work(context: SheetContext, order: O, patient: Patient): Work | null;
  /** What the work costs, and what the account calls it; a work without it is free. */
  readonly paid?: {
    price(context: SheetContext, order: O): Price | null;
    readonly text: CauseKey;
    readonly rule: string;
  };
}

/** Phases and all that is done with such an order; its entry adds its shape and what is open. */
export const mending = <O extends Order & { readonly mech: MechId }>({
  what,
  check,
  work,
  paid,
}: Mending<O>): Pick<OrderDefinition<O>, 'phases' | 'check' | 'price' | 'project' | 'carryOut'> => {
  const price = (context: SheetContext, order: O): Price | null => paid?.price(context, order) ?? null;
  return {
    phases: [{ phase: 'supply', step: null }],
    check,
    price,
    project: (context, order) => {
      const patient = patientOf(context, order.mech);
      const done = patient.ok ? work(context, order, patient.value) : null;
      if (!patient.ok || done === null) return context.knowledge;
      const mended = afterRepair(context.knowledge, patient.value, done.condition, done.takes);
      const cost = price(context, order);
      return cost === null ? mended : withPaid(mended, cost.amount);
    },
    carryOut: (resolution, force, order, context) => {
      const wrong = check(context, order);
      const patient = patientOf(context, order.mech);
      const done = patient.ok ? work(context, order, patient.value) : null;
      if (wrong.length > 0 || !patient.ok || done === null) return wrong;
      const cost = price(context, order);
      const unpaid =
        cost === null || paid === undefined
          ? []
          : settle(resolution, force, order, cost, paid.text, paid.rule);
      if (unpaid.length > 0) return unpaid;
      const { mech, hex } = patient.value;
      resolution.emit({
        type: 'mech-repaired',
        data: {
          mech: mech.id,
          force: mech.force,
          name: mech.name,
          hex,
          what,
          condition: done.condition,
          takes: done.takes,
        },
      });
      return [];
    },
  };
};
