/**
 * dispute-report (TAC-7): a side disagrees with a reason; the report waits until the GM decides, or until
 * another takes its place.
 */
import { type BattleId, type ForceId, type ReportId, violation, type Violation } from '../../../kernel';
import { forcesIn, sideIn } from '../../combat/battle-sides';
import { parseReason } from '../../combat/report/parse';
import { rowsOf } from '../../model/draft';
import type { Resolution } from '../../resolution';
import { battleFor, currentReport } from './actor';
import { battleDue, battleDueAgain, disputeReminder } from './due';

export interface DisputeReport {
  readonly actor: { readonly kind: 'force'; readonly force: ForceId };
  readonly battle: BattleId;
  readonly report: ReportId;
  /** 1 … 1,000 characters. */
  readonly reason: string;
}

export const decideDisputeReport = (
  resolution: Resolution,
  { actor, battle: id, report: reportId, reason }: DisputeReport,
): readonly Violation[] => {
  const text = parseReason(reason);
  if (!text.ok) return text.error;
  const battle = battleFor(resolution.state, actor, id);
  if (!battle.ok) return battle.error;
  const report = currentReport(resolution.state, battle.value, reportId);
  if (!report.ok) return report.error;
  if (report.value.disputes.some(({ force }) => force === actor.force))
    return [violation('battle/already-disputed', 'TAC-7', '', { report: reportId })];
  const side = sideIn(battle.value.setup, actor.force);
  const before = rowsOf(resolution.state.reports).some(
    (one) =>
      one.battle === id && one.disputes.some(({ force }) => sideIn(battle.value.setup, force) === side),
  );
  resolution.emit({
    type: 'report-disputed',
    data: {
      battle: id,
      report: reportId,
      force: actor.force,
      reason: text.value,
      forces: forcesIn(battle.value.setup),
      hex: battle.value.hex,
      dueAt:
        disputeReminder(resolution) ??
        (before ? battleDueAgain(resolution, battle.value) : battleDue(resolution, battle.value)),
    },
  });
  return [];
};
