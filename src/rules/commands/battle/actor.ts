/**
 * Who gives a battle command, and the checks that all of them share: it is their battle, it is not over, and
 * the campaign runs.
 */
import {
  type BattleId,
  err,
  type ForceId,
  ok,
  type ReportId,
  type Result,
  violation,
  type Violation,
} from '../../../kernel';
import { sideIn } from '../../combat/battle-sides';
import { isOver } from '../../combat/open-battles';
import type { BattleRow, CampaignState, ReportRow } from '../../model/state';

export type BattleActor = { readonly kind: 'force'; readonly force: ForceId } | { readonly kind: 'gm' };

/**
 * The battle when this actor may do something in it now. What they may not know of and what does not exist
 * get one answer.
 */
export const battleFor = (
  state: Pick<CampaignState, 'campaign'> & { row(table: 'battles', key: string): BattleRow | null },
  actor: BattleActor,
  id: BattleId,
): Result<BattleRow, readonly Violation[]> => {
  const battle = state.row('battles', id);
  if (battle === null || (actor.kind === 'force' && sideIn(battle.setup, actor.force) === null))
    return err([violation('battle/unknown', null, '', { battle: id })]);
  if (isOver(battle))
    return err([violation('battle/already-done', 'TAC-7', '', { battle: id, state: battle.state })]);
  if (state.campaign.status !== 'running')
    return err([violation('campaign/not-running', 'ROUND-4', '', { status: state.campaign.status })]);
  if (battle.round !== state.campaign.round || state.campaign.phase !== 'combat')
    return err([
      violation('battle/not-now', 'CMB-11', '', {
        battle: id,
        round: state.campaign.round,
        phase: state.campaign.phase,
      }),
    ]);
  return ok(battle);
};

/** The report that waits in a battle; one that was superseded is stale, and there is no other. */
export const currentReport = (
  state: { row(table: 'reports', key: string): ReportRow | null },
  battle: BattleRow,
  id: ReportId,
): Result<ReportRow, readonly Violation[]> => {
  const report = state.row('reports', id);
  if (report === null || report.battle !== battle.id)
    return err([violation('battle/unknown-report', null, '', { report: id })]);
  if (battle.report !== id || report.state === 'superseded')
    return err([violation('battle/superseded-report', 'TAC-7', '', { report: id, current: battle.report })]);
  return ok(report);
};
