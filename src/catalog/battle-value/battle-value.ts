/** Battle Value 2.0 of a mech as it is, at gunnery 4 and piloting 5, without C3, with every step that led to it (TM, BV). */
import { err, ok, type Result } from '../../kernel/result';
import type { Violation } from '../../kernel/violation';
import { UNDAMAGED, type Condition } from '../condition';
import type { Item, ItemId, MechDesign } from '../model';
import { defensiveRating } from './defensive';
import { heatEfficiency } from './heat';
import { cockpitFactor } from './kind-factors';
import { itemsOf, mountsOf } from './mounts';
import { offensiveRating } from './offensive';
import { refusals } from './refusals';
import { subjectOf, type Subject } from './subject';
import { given, product, rounded, sum, type Term } from './term';

export interface BattleValue {
  /** Whole, 0 or more. */
  readonly bv: number;
  /** How it came about; its value is `bv`. */
  readonly term: Term;
  /** How the heat came about at which weapons begin to count half. */
  readonly heatEfficiency: Term;
}

const whole = (subject: Subject): Term => {
  if (!subject.acts) return given('battle-value', 0);
  const ratings = [defensiveRating(subject), offensiveRating(subject)];
  const cockpit = cockpitFactor(subject.design.cockpit) ?? 0;
  return rounded(
    'battle-value',
    cockpit === 1
      ? ratings
      : [
          product('battle-value/exact', [
            sum('battle-value/ratings', ratings),
            given('battle-value/cockpit', cockpit, { kind: subject.design.cockpit }),
          ]),
        ],
  );
};

/**
 * The Battle Value of a design in a condition (undamaged unless told), or a violation for all that is not known, has no value or is
 * not covered. A mech that cannot act any more has none: 0.
 */
export const battleValue = (
  design: MechDesign,
  lookup: (id: ItemId) => Item | null,
  condition: Condition = UNDAMAGED,
): Result<BattleValue, readonly Violation[]> => {
  const { items, unknown } = itemsOf(design, lookup);
  const refused = refusals(design, mountsOf(design, items), unknown);
  if (refused.length > 0) return err(refused);
  const subject = subjectOf(design, items, condition);
  const term = whole(subject);
  return ok({ bv: term.value, term, heatEfficiency: heatEfficiency(subject) });
};
