/** The offensive battle rating: weapons, ammunition, physical weapons and weight, × the speed factor (TM, BV). */
import { ammunitionTerms } from './ammunition-value';
import { ANTI_MISSILE } from './ammunition-types';
import { offensiveEquipment } from './offensive-equipment';
import { physicalTerm } from './physical-weapons';
import { speedFactor } from './speed-factor';
import { carries, type Subject } from './subject';
import { given, product, sum, type Term } from './term';
import { weaponsTerm } from './weapons';

/** What myomer makes of a mech's weight, by the item's flag. */
const MYOMER: readonly (readonly [flag: string, factor: number])[] = [
  ['tsm', 1.5],
  ['industrial-tsm', 1.15],
];

const weightTerm = (subject: Subject): Term =>
  product('offensive/weight', [
    given('weight/tons', subject.design.tons),
    ...MYOMER.filter(([flag]) => carries(subject, flag)).map(([flag, factor]) => given('weight/tsm', factor, { kind: flag })),
  ]);

export const offensiveRating = (subject: Subject): Term =>
  product('offensive', [
    sum('offensive/parts', [
      weaponsTerm(subject),
      sum(
        'offensive/ammunition',
        ammunitionTerms(subject, (type) => subject.aims && !ANTI_MISSILE.has(type)),
      ),
      physicalTerm(subject),
      offensiveEquipment(subject),
      weightTerm(subject),
    ]),
    speedFactor(subject),
  ]);
