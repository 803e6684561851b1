/** What the values of a report are called: fates, edges, states of slots. */
import type { Language } from '../../kernel';
import { directionName, DIRECTIONS, type Direction } from '../../rules';
import { de } from './report-values.de';
import { en } from './report-values.en';

export type ReportValue = string | number | null;

export const REPORT_WORDS: Readonly<Record<Language, typeof en>> = { en, de };

const isDirection = (value: ReportValue): value is Direction =>
  (DIRECTIONS as readonly ReportValue[]).includes(value);

/**
 * `ofNull`: what null means here. Anything else that has no words, such as the letter of a side, stands for
 * itself.
 */
export const reportValueName = (
  value: ReportValue,
  ofNull: 'nobody' | 'none',
  language: Language,
): string => {
  const words = REPORT_WORDS[language];
  if (value === null) return words[ofNull];
  const named: Readonly<Record<string, string>> = words.values;
  return isDirection(value) ? directionName(value, language) : (named[String(value)] ?? String(value));
};
