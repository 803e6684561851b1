/** Armour in the defence: points × 2.5 × the factor of its kind (TM, BV). */
import type { Subject } from './subject';
import { given, product, type Term } from './term';

const PER_POINT = 2.5;
const FACTOR: Readonly<Record<Subject['design']['armorType'], number>> = {
  standard: 1,
  'ferro-fibrous': 1,
  stealth: 1,
};

export const armorTerm = (subject: Subject): Term =>
  product('defensive/armor', [
    given('armor/points', subject.armor),
    given('armor/per-point', PER_POINT),
    given('armor/kind', FACTOR[subject.design.armorType], { kind: subject.design.armorType }),
  ]);
