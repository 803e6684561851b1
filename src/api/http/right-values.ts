/** The values that would be right (`params.right`), as a sentence behind the text of a contradiction. */
import type { Language } from '../../kernel';
import { REPORT_WORDS, reportValueName, type ReportValue } from './report-values';

/** Their own text says it already, or what is right is an id or a hash, which is nothing for people. */
const SAID: ReadonlySet<string> = new Set([
  ...[
    'battle/holder-missing',
    'battle/beyond-salvage',
    'battle/pilot-survives-six-hits',
    'battle/edge-without-withdrawal',
    'battle/indestructible',
    'battle/stale-hash',
    'battle/unknown-unit',
    'battle/unknown-building',
    'battle/unit-twice',
    'battle/building-twice',
    'battle/pilot-missing',
    'battle/no-such-pilot',
    'condition/unknown-state',
  ],
]);
/** Where null is nobody, and not none. */
const WHO: ReadonlySet<string> = new Set([
  'battle/holder-has-nobody',
  'battle/field-contested',
  'battle/unknown-side',
]);

/** Empty where nothing is to be said: figures stand in the text itself. */
export const rightText = (code: string, right: unknown, language: Language): string => {
  if (
    typeof right !== 'object' ||
    right === null ||
    !('values' in right) ||
    !Array.isArray(right.values) ||
    SAID.has(code)
  )
    return '';
  const names = (right.values as readonly ReportValue[]).map((value) =>
    reportValueName(
      code === 'battle/slot-repaired' && value === 'destroyed' ? 'slot-destroyed' : value,
      WHO.has(code) ? 'nobody' : 'none',
      language,
    ),
  );
  return ` ${REPORT_WORDS[language].right(names)}`;
};
