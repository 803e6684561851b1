/** The game master changes the report that waits (TAC-7); the sides confirm it anew. */
import type { BattleId, ReportId, Result } from '../../../kernel';
import { decideEditReport, type BattleReport } from '../../../rules';
import type { CampaignTransactions } from '../../campaigns/campaign-transaction';
import { command, type CommandCall } from '../../campaigns/command';
import type { Refusal } from '../../refusal';
import { decidedOn, type BattleAnswer } from '../battle-answer';

export class EditReport {
  constructor(private readonly store: CampaignTransactions) {}

  run(
    call: CommandCall,
    battle: BattleId,
    report: ReportId,
    body: BattleReport,
  ): Promise<Result<BattleAnswer, Refusal>> {
    return command(this.store, call, 'gm', (resolution) =>
      decidedOn(resolution, battle, decideEditReport(resolution, { battle, report, body })),
    );
  }
}
