/** Disagrees with a report (TAC-7); the game master decides. */
import { type BattleId, err, type ReportId, type Result } from '../../../kernel';
import { decideDisputeReport } from '../../../rules';
import type { CampaignTransactions } from '../../campaigns/campaign-transaction';
import { command, type CommandCall } from '../../campaigns/command';
import { NOT_FOUND, type Refusal } from '../../refusal';
import { decidedOn, type BattleAnswer } from '../battle-answer';

export class DisputeReport {
  constructor(private readonly store: CampaignTransactions) {}

  run(
    call: CommandCall,
    battle: BattleId,
    report: ReportId,
    reason: string,
  ): Promise<Result<BattleAnswer, Refusal>> {
    return command(this.store, call, 'player', (resolution, _transaction, { force }) => {
      if (force === null) return err(NOT_FOUND);
      return decidedOn(
        resolution,
        battle,
        decideDisputeReport(resolution, { actor: { kind: 'force', force }, battle, report, reason }),
      );
    });
  }
}
