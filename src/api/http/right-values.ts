/** The values that would be right (`params.right`), as a sentence behind the text of a contradiction. */
import type { Language } from '../../kernel';
import { REPORT_WORDS, reportValueName, type ReportValue } from './report-values';

/** Their own text says it already. */
const SAID: ReadonlySet<string> = new Set([
  ...[
    'battle/holder-missing',
    'battle/beyond-salvage',
    'battle/pilot-survives-six-hits',
    'battle/edge-without-withdrawal',
    'battle/indestructible',
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
    reportValueName(value, WHO.has(code) ? 'nobody' : 'none', language),
  );
  return ` ${REPORT_WORDS[language].right(names)}`;
};
