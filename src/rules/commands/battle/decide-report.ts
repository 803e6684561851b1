/**
 * decide-report (TAC-7): the GM says that a report counts, disputed or not, also one that claims more mines
 * than a side had (BLD-MINE).
 */
import {
  type BattleId,
  err,
  ok,
  type ReportId,
  type Result,
  violation,
  type Violation,
} from '../../../kernel';
import { checkReport } from '../../combat/report/check';
import type { BattleReport, BattleSetup } from '../../model/battle';
import type { BattleRow, ReportRow } from '../../model/state';
import type { Resolution } from '../../resolution';
import { battleFor, currentReport } from './actor';
import { concludeWith } from './conclude';
import { decideEditReport } from './edit-report';

export interface DecideReport {
  readonly battle: BattleId;
  /** Null: the one that waits, whichever it is. */
  readonly report: ReportId | null;
}

/** BLD-MINE: no side has laid more than it had. */
const withMinesAllowed = (setup: BattleSetup, body: BattleReport): BattleReport => ({
  ...body,
  minesUsed: Object.fromEntries(
    setup.sides.map(({ side, minesAllowed }) => [side, Math.min(body.minesUsed[side] ?? 0, minesAllowed)]),
  ),
});

/**
 * The report when it may count, else what is wrong with it. One that claims too many mines counts with those
 * that the sides had.
 */
const settled = (
  resolution: Resolution,
  battle: BattleRow,
  report: ReportRow,
): Result<ReportRow, readonly Violation[]> => {
  const { catalog } = resolution;
  // Who filed it did not know the mines of the others (SIGHT-4): the GM does, and they are the only one who
  // can end the matter.
  const wrong = checkReport(catalog, battle.setup, report.body);
  if (wrong.length === 0) return ok(report);
  const body = withMinesAllowed(battle.setup, report.body);
  const stillWrong = checkReport(catalog, battle.setup, body);
  if (stillWrong.length > 0) return err(stillWrong);
  const edited = decideEditReport(resolution, { battle: battle.id, report: report.id, body });
  return edited.length > 0 ? err(edited) : ok(resolution.state.row('reports', report.id) ?? report);
};

export const decideDecideReport = (
  resolution: Resolution,
  { battle: id, report: reportId }: DecideReport,
): readonly Violation[] => {
  const battle = battleFor(resolution.state, { kind: 'gm' }, id);
  if (!battle.ok) return battle.error;
  const wanted = reportId ?? battle.value.report;
  if (wanted === null) return [violation('battle/no-report', 'TAC-7', '', { battle: id })];
  const report = currentReport(resolution.state, battle.value, wanted);
  if (!report.ok) return report.error;
  const counting = settled(resolution, battle.value, report.value);
  if (!counting.ok) return counting.error;
  concludeWith(resolution, resolution.state.row('battles', id) ?? battle.value, counting.value);
  return [];
};
