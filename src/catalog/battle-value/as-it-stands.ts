/**
 * The Battle Value of a mech in its condition, with its pilot (END-1): what is found of a damaged one is kept
 * as long as its condition is.
 */
import { latest, memo } from '../../kernel';
import { type Condition, isUndamaged } from '../condition';
import type { Item, ItemId, MechDesign } from '../model';
import { battleValueIn, putTogether } from './battle-value';
import { skilled } from './skill';
import { given } from './term';

type Lookup = (id: ItemId) => Item | null;

/** A campaign of eight has some hundred designs; one put together takes some 5 KB. */
const MAX_DESIGNS = 128;
const known = latest(MAX_DESIGNS, (design: MechDesign, lookup: Lookup) => putTogether(design, lookup));

/** Designs and conditions are immutable, and every round asks for all mechs of a campaign. */
const damaged = memo((design: MechDesign, condition: Condition, lookup: Lookup): number => {
  const value = battleValueIn(known(design, lookup), condition);
  return value.ok ? value.value.bv : design.bv;
}, 2);

/**
 * `skills` null: at 4/5. Of a design that the rules of Battle Value do not cover, what is stated of it,
 * whatever it has lost.
 */
export const valueAsItStands = (
  design: MechDesign,
  condition: Condition,
  skills: { readonly gunnery: number; readonly piloting: number } | null,
  lookup: Lookup,
): number => {
  const bv = isUndamaged(condition) ? design.bv : damaged(design, condition, lookup);
  return skills === null ? bv : skilled(given('battle-value', bv), skills.gunnery, skills.piloting).value;
};
