/**
 * The offensive battle rating: weapons, ammunition, other equipment and weight, × the speed factor and that
 * of fire control (TM and TO, BV).
 */
import { ammunitionTerms } from './ammunition-value';
import { enhancement } from './enhancement';
import { fireControlFactor } from '../kind-factors';
import { offensiveEquipment } from './offensive-equipment';
import { speedFactor } from './speed-factor';
import { carries, type Subject } from '../subject';
import { given, product, sum, type Term } from '../term';
import { weaponsTerm } from './weapons';

/** What myomer makes of a mech's weight, by the item's flag; the first that it has counts. */
const MYOMER: readonly (readonly [flag: string, factor: number])[] = [
  ['tsm', 1.5],
  ['industrial-tsm', 1.15],
];

const weightTerm = (subject: Subject): Term => {
  const myomer = MYOMER.find(([flag]) => carries(subject, flag)) ?? null;
  const enhanced = enhancement(subject);
  return product('offensive/weight', [
    given('weight/tons', subject.design.tons),
    ...(enhanced === 1 ? [] : [given('weight/enhanced', enhanced)]),
    ...(myomer === null ? [] : [given('weight/tsm', myomer[1], { kind: myomer[0] })]),
  ]);
};

export const offensiveRating = (subject: Subject, efficiency: Term): Term => {
  const fireControl = fireControlFactor(subject.design.cockpit);
  return product('offensive', [
    sum('offensive/parts', [
      weaponsTerm(subject, efficiency),
      sum('offensive/ammunition', subject.aims ? ammunitionTerms(subject) : []),
      offensiveEquipment(subject),
      weightTerm(subject),
    ]),
    speedFactor(subject),
    ...(fireControl === 1
      ? []
      : [given('offensive/fire-control', fireControl, { kind: subject.design.cockpit })]),
  ]);
};
