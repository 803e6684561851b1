/**
 * file-report (CMB-8, TAC-5 to TAC-7): a side, or the GM, files a report; it is checked as a whole and then
 * waits for the other sides.
 */
import {
  type BattleId,
  canonicalJson,
  deriveId,
  type ForceId,
  type ReportId,
  violation,
  type Violation,
} from '../../../kernel';
import { forcesIn, sideIn } from '../../combat/battle-sides';
import { isFoughtHere } from '../../combat/open-battles';
import { checkReport } from '../../combat/report/check';
import { normalizeReport } from '../../combat/report/normalize';
import { rowsOf } from '../../model/draft';
import type { BattleReport } from '../../model/battle';
import type { BattleRow, ReportRow } from '../../model/state';
import type { Resolution } from '../../resolution';
import { battleFor, type BattleActor } from './actor';
import { allSidesConfirm, concludeWith } from './conclude';
import { confirm } from './confirm-report';
import { battleDueAgain, reportDue, timeConfirms } from './due';

export interface FileReport {
  readonly actor: BattleActor;
  readonly battle: BattleId;
  readonly body: BattleReport;
}

/**
 * Ids of reports count within their battle; the epoch, so that after a rollback nobody confirms another
 * report than they have read.
 */
const nextReportId = ({ state }: Resolution, battle: BattleRow): ReportId =>
  deriveId<ReportId>(
    state.campaign.idKey,
    'report',
    `${state.campaign.epoch}|${battle.id}`,
    rowsOf(state.reports).filter((one) => one.battle === battle.id).length,
  );

/**
 * Lets a checked report wait in the place of any other. `by` null: of the GM, or of the external `engine`.
 */
export const putReport = (
  resolution: Resolution,
  battle: BattleRow,
  body: BattleReport,
  by: ForceId | null,
  engine: string | null = null,
): ReportRow => {
  const { state, now } = resolution;
  const row: ReportRow = {
    id: nextReportId(resolution, battle),
    battle: battle.id,
    by,
    body,
    state: 'pending',
    confirmedBy: by === null ? [] : [by],
    disputes: [],
    at: now,
  };
  const reports = [...rowsOf(state.reports).filter((one) => one.battle === battle.id), row];
  const dueAt = timeConfirms(battle, row, reports)
    ? reportDue(resolution)
    : battleDueAgain(resolution, battle);
  resolution.emit({
    type: 'report-filed',
    data: {
      row,
      forces: forcesIn(battle.setup),
      hex: battle.hex,
      dueAt,
      ...(engine === null ? {} : { engine }),
    },
  });
  return row;
};

/** More than anybody needs to be understood. Every report is kept, and is as large as its battle. */
const MAX_REPORTS = 20;

/** The side; null: the GM, or an engine. */
const authorOf = ({ setup }: BattleRow, by: ForceId | null): string | null =>
  by === null ? null : (sideIn(setup, by)?.side ?? null);

/** In other words it may be remembered (`log`); its author may change their own. */
const saysTheSame = (waiting: ReportRow, body: BattleReport, by: ForceId): boolean =>
  canonicalJson(waiting.body) ===
  canonicalJson(waiting.by === by ? body : { ...body, log: waiting.body.log });

/**
 * A report like the one that waits confirms it; any other takes its place. MAT-7: of a battle that is fought
 * on the server only the game master files one.
 */
export const decideFileReport = (
  resolution: Resolution,
  { actor, battle: id, body }: FileReport,
): readonly Violation[] => {
  const { state, catalog } = resolution;
  const found = battleFor(state, actor, id);
  if (!found.ok) return found.error;
  const battle = found.value;
  if (actor.kind === 'force' && isFoughtHere(battle))
    return [violation('battle/fought-here', 'MAT-7', '', { battle: id })];
  const reporter = authorOf(battle, actor.kind === 'force' ? actor.force : null);
  const violations = checkReport(catalog, battle.setup, body, reporter);
  if (violations.length > 0) return violations;
  const normal = normalizeReport(catalog, battle.setup, body);
  const waiting = battle.report === null ? null : state.row('reports', battle.report);
  if (actor.kind === 'force' && waiting?.state === 'pending' && saysTheSame(waiting, normal, actor.force)) {
    confirm(resolution, battle, waiting, actor.force);
    return [];
  }
  const filed = rowsOf(state.reports).filter(
    (one) => one.battle === id && authorOf(battle, one.by) === reporter,
  ).length;
  if (filed >= MAX_REPORTS) return [violation('battle/too-many-reports', 'TAC-7', '', { max: MAX_REPORTS })];
  const row = putReport(resolution, battle, normal, actor.kind === 'force' ? actor.force : null);
  if (allSidesConfirm(battle, row)) concludeWith(resolution, battle, row);
  return [];
};
