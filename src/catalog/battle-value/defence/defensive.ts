/**
 * The defensive battle rating: armour, structure, gyro and equipment less the explosive penalty, at least 1,
 * × the defence factor (TM, BV).
 */
import { armorTerm } from './armor';
import { defensiveEquipment } from './defensive-equipment';
import { explosivePenalty } from './explosive-penalty';
import { gyroTerm } from './gyro';
import { defenseModifier } from '../movement';
import { structureTerm } from './structure';
import type { Subject } from '../subject';
import { given, largest, product, sum, twoDecimals, type Term } from '../term';

const PER_MODIFIER = 0.1;

export const defensiveRating = (subject: Subject): Term => {
  const parts = sum('defensive/parts', [
    armorTerm(subject),
    structureTerm(subject),
    gyroTerm(subject),
    defensiveEquipment(subject),
    explosivePenalty(subject),
  ]);
  return product('defensive', [
    largest('defensive/base', [parts, given('defensive/least', 1)]),
    // Tenths as they are: 1 + 7 × 0.1 is more than 1.7 in floats.
    twoDecimals('defensive/factor', [
      given('defensive/unmoved', 1),
      product('defensive/by-movement', [
        defenseModifier(subject),
        given('defensive/per-modifier', PER_MODIFIER),
      ]),
    ]),
  ]);
};
