/** The game master says that a report counts (TAC-7). */
import type { BattleId, ReportId, Result } from '../../../kernel';
import { decideDecideReport } from '../../../rules';
import type { CampaignTransactions } from '../../campaigns/campaign-transaction';
import { command, type CommandCall } from '../../campaigns/command';
import type { Refusal } from '../../refusal';
import { decidedOn, type BattleAnswer } from '../battle-answer';

export class DecideBattle {
  constructor(private readonly store: CampaignTransactions) {}

  /** `report` null: the one that waits. */
  run(call: CommandCall, battle: BattleId, report: ReportId | null): Promise<Result<BattleAnswer, Refusal>> {
    return command(this.store, call, 'gm', (resolution) =>
      decidedOn(resolution, battle, decideDecideReport(resolution, { battle, report })),
    );
  }
}
