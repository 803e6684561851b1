/** decide-report (TAC-7): the GM says that a report counts, disputed or not. */
import type { BattleId, ReportId } from '../../../kernel/ids';
import { violation, type Violation } from '../../../kernel/violation';
import { checkReport } from '../../combat/report/check';
import type { Resolution } from '../../resolution';
import { battleFor, currentReport } from './actor';
import { concludeWith } from './conclude';

export interface DecideReport {
  readonly battle: BattleId;
  /** Null: the one that waits, whichever it is. */
  readonly report: ReportId | null;
}

export const decideDecideReport = (resolution: Resolution, { battle: id, report: reportId }: DecideReport): readonly Violation[] => {
  const battle = battleFor(resolution.state, { kind: 'gm' }, id);
  if (!battle.ok) return battle.error;
  const wanted = reportId ?? battle.value.report;
  if (wanted === null) return [violation('battle/no-report', 'TAC-7', '', { battle: id })];
  const report = currentReport(resolution.state, battle.value, wanted);
  if (!report.ok) return report.error;
  // Who filed it did not know the mines of the others (SIGHT-4): the GM does.
  const wrong = checkReport(resolution.catalog, battle.value.setup, report.value.body);
  if (wrong.length === 0) concludeWith(resolution, battle.value, report.value);
  return wrong;
};
