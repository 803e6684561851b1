/**
 * Refits that are asked for again and again (REP-4): previews and options go through the same mechs and
 * designs with every edit of a sheet. Designs and conditions are immutable, so what was found of them is kept
 * as long as they are; nothing else goes into it.
 */
import { at, type Violation, memo } from '../../kernel';
import { battleValue } from '../battle-value';
import { isUndamaged, UNDAMAGED, type Condition } from '../condition';
import { constructionViolations } from '../construction';
import type { Item, ItemId, MechDesign } from '../model';
import { refitOf, type Refit } from './refit';
import { chassisViolations } from './same-chassis';

type Lookup = (id: ItemId) => Item | null;

/**
 * What the refit does; null where nothing can be said, since the designs do not go together. With everything
 * that forbids it whatever lies in the depot.
 */
export interface KnownRefit {
  readonly refit: Refit | null;
  /** Pointers into a request of `from`, `condition` and `to`, as those of `planRefit`. */
  readonly forbidden: readonly Violation[];
}

/** Everything for which a design is not legal by itself. */
const flawsOf = memo((design: MechDesign, lookup: Lookup): readonly Violation[] => {
  const value = battleValue(design, lookup);
  return [...(value.ok ? [] : value.error), ...constructionViolations(design, lookup)];
});

const computed = memo(
  (from: MechDesign, condition: Condition, to: MechDesign, lookup: Lookup): KnownRefit => {
    const unfit = [
      ...chassisViolations(from, to),
      ...at('/from', flawsOf(from, lookup)),
      ...at('/to', flawsOf(to, lookup)),
    ];
    return unfit.length > 0 ? { refit: null, forbidden: unfit } : refitOf({ from, condition, to }, lookup);
  },
  3,
);

/** All undamaged mechs of a design are one. */
const keyOf = (condition: Condition): Condition => (isUndamaged(condition) ? UNDAMAGED : condition);

/**
 * Of a condition that fits `from`. `lookup` is the catalogue's, which knows the same items in every campaign.
 */
export const knownRefit = (
  from: MechDesign,
  condition: Condition,
  to: MechDesign,
  lookup: Lookup,
): KnownRefit => computed(from, keyOf(condition), to, lookup);
