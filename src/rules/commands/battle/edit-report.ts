/**
 * edit-report (TAC-7): the GM changes the report that waits; it is checked like any other, and the sides
 * confirm it anew.
 */
import type { BattleId, ReportId, Violation } from '../../../kernel';
import { forcesIn } from '../../combat/battle-sides';
import { checkReport } from '../../combat/report/check';
import { normalizeReport } from '../../combat/report/normalize';
import type { BattleReport } from '../../model/battle';
import type { Resolution } from '../../resolution';
import { battleFor, currentReport } from './actor';
import { reportDue } from './due';

export interface EditReport {
  readonly battle: BattleId;
  readonly report: ReportId;
  readonly body: BattleReport;
}

export const decideEditReport = (
  resolution: Resolution,
  { battle: id, report: reportId, body }: EditReport,
): readonly Violation[] => {
  const { state, catalog, now } = resolution;
  const battle = battleFor(state, { kind: 'gm' }, id);
  if (!battle.ok) return battle.error;
  const report = currentReport(state, battle.value, reportId);
  if (!report.ok) return report.error;
  const { setup } = battle.value;
  const violations = checkReport(catalog, setup, body);
  if (violations.length > 0) return violations;
  resolution.emit({
    type: 'report-edited',
    data: {
      battle: id,
      report: reportId,
      body: normalizeReport(catalog, setup, body),
      at: now,
      dueAt: reportDue(resolution),
      forces: forcesIn(setup),
      hex: battle.value.hex,
    },
  });
  return [];
};
