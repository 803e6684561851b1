/** The offensive battle rating: weapons, ammunition, physical weapons and weight, × the speed factor (TM, BV). */
import { ammunitionTerms } from './ammunition-value';
import { ANTI_MISSILE } from './ammunition-types';
import { physicalTerm } from './physical-weapons';
import { speedFactor } from './speed-factor';
import { carries, type Subject } from './subject';
import { given, product, sum, type Term } from './term';
import { weaponsTerm } from './weapons';

const TSM_WEIGHT = 1.5;

const weightTerm = (subject: Subject): Term =>
  product('offensive/weight', [given('weight/tons', subject.design.tons), ...(carries(subject, 'tsm') ? [given('weight/tsm', TSM_WEIGHT)] : [])]);

export const offensiveRating = (subject: Subject): Term =>
  product('offensive', [
    sum('offensive/parts', [
      weaponsTerm(subject),
      sum(
        'offensive/ammunition',
        ammunitionTerms(subject, (type) => subject.aims && !ANTI_MISSILE.has(type)),
      ),
      physicalTerm(subject),
      weightTerm(subject),
    ]),
    speedFactor(subject),
  ]);
