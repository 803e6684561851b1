/**
 * The Battle Value of a mech in its condition, with its pilot (END-1): what is found of a damaged one is kept
 * as long as its condition is.
 */
import { memo } from '../../kernel';
import { type Condition, isUndamaged } from '../condition';
import type { Item, ItemId, MechDesign } from '../model';
import { battleValue } from './battle-value';
import { skilled } from './skill';
import { given, type Term } from './term';

const stated = ({ bv }: MechDesign): Term => given('battle-value', bv);

/** Designs and conditions are immutable, and every round asks for all mechs of a campaign. */
const termOfDamaged = memo(
  (design: MechDesign, condition: Condition, lookup: (id: ItemId) => Item | null): Term => {
    const value = battleValue(design, lookup, condition);
    return value.ok ? value.value.term : stated(design);
  },
  2,
);

const termOf = (design: MechDesign, condition: Condition, lookup: (id: ItemId) => Item | null): Term =>
  isUndamaged(condition) ? stated(design) : termOfDamaged(design, condition, lookup);

/**
 * `skills` null: at 4/5. Of a design that the rules of Battle Value do not cover, what is stated of it,
 * whatever it has lost.
 */
export const valueAsItStands = (
  design: MechDesign,
  condition: Condition,
  skills: { readonly gunnery: number; readonly piloting: number } | null,
  lookup: (id: ItemId) => Item | null,
): number => {
  const term = termOf(design, condition, lookup);
  return skills === null ? term.value : skilled(term, skills.gunnery, skills.piloting).value;
};
