/** The table engine (TBL): players fight anywhere and fill in the report. It can fight every battle and adds nothing to the report. */
import { err } from '../../../kernel/result';
import { checkReport } from '../../../rules/combat/report/check';
import { normalizeReport } from '../../../rules/combat/report/normalize';
import { parseReport } from '../../../rules/combat/report/parse';
import type { Engine } from '../../contract';
import { blankReport } from './blank-report';

export const tableEngine: Engine = {
  id: 'table',
  name: { en: 'Table', de: 'Spieltisch' },
  source: 'people',
  refusals: () => [],
  blankReport,
  readReport: (catalog, setup, input) => {
    const parsed = parseReport(input);
    if (!parsed.ok) return parsed;
    const violations = checkReport(catalog, setup, parsed.value);
    return violations.length > 0 ? err(violations) : { ok: true, value: normalizeReport(catalog, setup, parsed.value) };
  },
};
