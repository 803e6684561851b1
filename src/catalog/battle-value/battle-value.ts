/** Battle Value 2.0 of a mech as it is, at gunnery 4 and piloting 5, without C3, with every step that led to it (TM, BV). */
import { err, ok, type Result } from '../../kernel/result';
import { violation, type Violation } from '../../kernel/violation';
import { UNDAMAGED, type Condition } from '../condition';
import type { Item, ItemId, MechDesign } from '../model';
import { defensiveRating } from './defensive';
import { itemsOf, mountsOf } from './mounts';
import { offensiveRating } from './offensive';
import { hasKnownValue } from './physical-weapons';
import { subjectOf } from './subject';
import { given, rounded, type Term } from './term';

export interface BattleValue {
  /** Whole, 0 or more. */
  readonly bv: number;
  /** How it came about; its value is `bv`. */
  readonly term: Term;
}

/**
 * The Battle Value of a design in a condition (undamaged unless told), or a violation for every item that is not known or has no
 * value. A mech that cannot act any more has none: 0.
 */
export const battleValue = (
  design: MechDesign,
  lookup: (id: ItemId) => Item | null,
  condition: Condition = UNDAMAGED,
): Result<BattleValue, readonly Violation[]> => {
  const { items, unknown } = itemsOf(design, lookup);
  const valueless = mountsOf(design, items)
    .filter((mount) => !hasKnownValue(mount))
    .map(({ item }) => item.id);
  const refused = [
    ...unknown.map((item) => violation('battle-value/unknown-item', null, '/slots', { item })),
    ...[...new Set(valueless)].map((item) => violation('battle-value/no-value', null, '/slots', { item })),
  ];
  if (refused.length > 0) return err(refused);
  const subject = subjectOf(design, items, condition);
  const term = subject.acts ? rounded('battle-value', [defensiveRating(subject), offensiveRating(subject)]) : given('battle-value', 0);
  return ok({ bv: term.value, term });
};
