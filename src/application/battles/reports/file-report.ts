/**
 * Files a battle report (CMB-8, TAC-7): checked as a whole; then it waits for the other sides, unless they
 * have all agreed.
 */
import { type BattleId, err, type Result } from '../../../kernel';
import { decideFileReport, type BattleReport } from '../../../rules';
import type { CampaignTransactions } from '../../campaigns/campaign-transaction';
import { command, type CommandCall } from '../../campaigns/command';
import { NOT_FOUND, type Refusal } from '../../refusal';
import { actorOf, decidedOn, type BattleAnswer } from '../battle-answer';

export class FileReport {
  constructor(private readonly store: CampaignTransactions) {}

  run(call: CommandCall, battle: BattleId, body: BattleReport): Promise<Result<BattleAnswer, Refusal>> {
    return command(this.store, call, 'fighter', (resolution, _transaction, member) => {
      const actor = actorOf(member);
      return actor === null
        ? err(NOT_FOUND)
        : decidedOn(resolution, battle, decideFileReport(resolution, { actor, battle, body }));
    });
  }
}
