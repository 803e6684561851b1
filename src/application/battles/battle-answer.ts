/**
 * What every command about a battle answers (TAC-5 to TAC-7): how the battle stands, and what the report that
 * waits or counted changes.
 */
import type { BattleId, ReportId, Violation } from '../../kernel';
import {
  diffReport,
  type BattleActor,
  type BattleState,
  type CombatStep,
  type Phase,
  type ReportDifference,
  type ReportRow,
  type Resolution,
} from '../../rules';
import type { Member } from '../campaigns/campaign-store';
import { positionOf } from '../campaigns/close-phase';
import { decidedBy, type Decided } from '../campaigns/command';
import { reportEtag } from './reports/report-etag';

export interface BattleAnswer {
  readonly battle: string;
  readonly state: BattleState;
  readonly winner: string | null;
  /** Id of the report that waits or counted. */
  readonly report: string | null;
  readonly reportState: ReportRow['state'] | null;
  /** Of what the report says: who confirms can name what they have read. */
  readonly reportEtag: string | null;
  readonly confirmedBy: readonly string[];
  /** TAC-7: what the report changes, unit by unit. */
  readonly difference: ReportDifference | null;
  /** Where the campaign stands now: with its last battle the step ends (CMB-11). */
  readonly campaign: { readonly round: number; readonly phase: Phase; readonly step: CombatStep | null };
}

/**
 * The report that a command was about: the one that it filed or confirmed, else (null) the one that waits.
 */
const reportOf = (resolution: Resolution): ReportId | null => {
  for (const event of resolution.events) {
    if (event.type === 'report-filed') return event.data.row.id;
    if (event.type === 'report-confirmed') return event.data.report;
  }
  return null;
};

export const answerFor = (
  resolution: Resolution,
  id: BattleId,
  reportId = reportOf(resolution),
): BattleAnswer => {
  const battle = resolution.state.row('battles', id);
  if (battle === null) throw new Error('a battle vanished under its command');
  const report = resolution.state.row('reports', reportId ?? battle.report ?? '');
  return {
    battle: id,
    state: battle.state,
    winner: battle.winner,
    report: report?.id ?? null,
    reportState: report?.state ?? null,
    reportEtag: report === null ? null : reportEtag(report.body),
    confirmedBy: report?.confirmedBy ?? [],
    difference: report === null ? null : diffReport(resolution.catalog, battle.setup, report.body),
    campaign: positionOf(resolution),
  };
};

/** What was decided about a battle: refused with all violations, or done. */
export const decidedOn = (
  resolution: Resolution,
  battle: BattleId,
  violations: readonly Violation[],
): Decided<BattleAnswer> => decidedBy(violations, () => answerFor(resolution, battle));

/** As whom a member acts in battles; null: they only watch. */
export const actorOf = ({ role, force }: Member): BattleActor | null => {
  if (role === 'gm') return { kind: 'gm' };
  return force === null ? null : { kind: 'force', force };
};
