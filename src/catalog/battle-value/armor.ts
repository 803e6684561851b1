/** Armour in the defence: points × 2.5 × the factor of its kind (TM, BV). */
import { armorFactor } from './kind-factors';
import type { Subject } from './subject';
import { given, product, type Term } from './term';

const PER_POINT = 2.5;

export const armorTerm = (subject: Subject): Term =>
  product('defensive/armor', [
    given('armor/points', subject.armor),
    given('armor/per-point', PER_POINT),
    given('armor/kind', armorFactor(subject.design.armorType) ?? 0, { kind: subject.design.armorType }),
  ]);
