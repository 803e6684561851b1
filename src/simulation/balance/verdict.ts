/** What an interval allows to say, and what not: no verdict where it is too wide. */
import type { Estimate, Interval } from '../statistics/proportions';

export type Verdict = 'helps' | 'hurts' | 'makes-no-difference' | 'not-enough-campaigns';

/**
 * A shift of the winning odds below this, in either direction, makes no difference to anybody: ten points of
 * a hundred.
 */
export const NO_DIFFERENCE = 0.1;

/**
 * `strict`: the interval at the confidence that allows for all comparisons made at once; it alone says that
 * there is a difference. That there is none is said when the plain interval lies within the margin.
 */
export const verdictOn = (plain: Estimate, strict: Interval): Verdict => {
  if (!Number.isFinite(plain.value)) return 'not-enough-campaigns';
  if (strict.low > 0) return 'helps';
  if (strict.high < 0) return 'hurts';
  return plain.low > -NO_DIFFERENCE && plain.high < NO_DIFFERENCE
    ? 'makes-no-difference'
    : 'not-enough-campaigns';
};

export const VERDICTS: Readonly<Record<Verdict, string>> = {
  helps: 'helps',
  hurts: 'hurts',
  'makes-no-difference': 'no difference',
  'not-enough-campaigns': 'not enough campaigns to say',
};
