/** confirm-report (TAC-7): a force agrees for its side; with the last side the report counts. */
import { type BattleId, type ForceId, type ReportId, violation, type Violation } from '../../../kernel';
import { forcesIn, sideIn } from '../../combat/battle-sides';
import { checkReport } from '../../combat/report/check';
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
export const confirm = (
  resolution: Resolution,
  battle: BattleRow,
  report: ReportRow,
  force: ForceId,
): void => {
  if (!report.confirmedBy.includes(force))
    resolution.emit({
      type: 'report-confirmed',
      data: { battle: battle.id, report: report.id, force, forces: forcesIn(battle.setup), hex: battle.hex },
    });
  const now = resolution.state.row('reports', report.id);
  if (now !== null && allSidesConfirm(battle, now)) concludeWith(resolution, battle, now);
};

export const decideConfirmReport = (
  resolution: Resolution,
  { actor, battle: id, report: reportId }: ConfirmReport,
): readonly Violation[] => {
  const battle = battleFor(resolution.state, actor, id);
  if (!battle.ok) return battle.error;
  const report = currentReport(resolution.state, battle.value, reportId);
  if (!report.ok) return report.error;
  if (report.value.state !== 'pending')
    return [violation('battle/report-disputed', 'TAC-7', '', { report: reportId })];
  const { setup } = battle.value;
  // Who filed it could not know everything of this side, such as its mines (SIGHT-4).
  const wrong = checkReport(
    resolution.catalog,
    setup,
    report.value.body,
    sideIn(setup, actor.force)?.side ?? null,
  );
  if (wrong.length > 0) return wrong;
  confirm(resolution, battle.value, report.value, actor.force);
  return [];
};
