/** report-confirmed (TAC-7): a force agrees to a report, for its whole side. Told to who fights in the battle. */
import type { BattleId, ForceId, ReportId } from '../../kernel/ids';
import { defineEvent } from './definition';

export interface ReportConfirmed {
  readonly battle: BattleId;
  readonly report: ReportId;
  readonly force: ForceId;
  readonly forces: readonly ForceId[];
}

export const reportConfirmed = defineEvent<'report-confirmed', ReportConfirmed>({
  type: 'report-confirmed',
  version: 1,
  apply: (draft, { report, force }) => {
    const row = draft.row('reports', report);
    if (row !== null && !row.confirmedBy.includes(force)) draft.put('reports', report, { ...row, confirmedBy: [...row.confirmedBy, force] });
  },
  tell: ({ battle, report, force, forces }, to) =>
    to.kind === 'gm' || (to.kind === 'force' && forces.includes(to.force)) ? { battle, report, force } : null,
  text: {
    en: () => 'A battle report was confirmed.',
    de: () => 'Ein Gefechtsbericht wurde bestätigt.',
  },
});
