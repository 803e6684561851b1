/** confirm-report (TAC-7): a force agrees for its side; with the last side the report counts. */
import type { BattleId, ForceId, ReportId } from '../../../kernel/ids';
import { violation, type Violation } from '../../../kernel/violation';
import { forcesIn } from '../../combat/battle-sides';
import type { BattleRow, ReportRow } from '../../model/state';
import type { Resolution } from '../../resolution';
import { battleFor, currentReport } from './actor';
import { allSidesConfirm, concludeWith } from './conclude';

export interface ConfirmReport {
  readonly actor: { readonly kind: 'force'; readonly force: ForceId };
  readonly battle: BattleId;
  readonly report: ReportId;
}

/** A second confirmation of the same force changes nothing. */
export const confirm = (resolution: Resolution, battle: BattleRow, report: ReportRow, force: ForceId): void => {
  if (!report.confirmedBy.includes(force))
    resolution.emit({ type: 'report-confirmed', data: { battle: battle.id, report: report.id, force, forces: forcesIn(battle.setup) } });
  const now = resolution.state.row('reports', report.id);
  if (now !== null && allSidesConfirm(battle, now)) concludeWith(resolution, battle, now);
};

export const decideConfirmReport = (resolution: Resolution, { actor, battle: id, report: reportId }: ConfirmReport): readonly Violation[] => {
  const battle = battleFor(resolution.state, actor, id);
  if (!battle.ok) return battle.error;
  const report = currentReport(resolution.state, battle.value, reportId);
  if (!report.ok) return report.error;
  if (report.value.state !== 'pending') return [violation('battle/report-disputed', 'TAC-7', '', { report: reportId })];
  confirm(resolution, battle.value, report.value, actor.force);
  return [];
};
