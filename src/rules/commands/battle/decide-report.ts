/** decide-report (TAC-7): the GM says that a report counts, disputed or not. */
import type { BattleId, ReportId } from '../../../kernel/ids';
import { violation, type Violation } from '../../../kernel/violation';
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
  concludeWith(resolution, battle.value, report.value);
  return [];
};
