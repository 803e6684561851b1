/** Agrees with a report (TAC-7); with the last side it counts. */
import { type BattleId, err, type ReportId, type Result } from '../../../kernel';
import { decideConfirmReport } from '../../../rules';
import type { CampaignTransactions } from '../../campaigns/campaign-transaction';
import { command, decidedBy, type CommandCall } from '../../campaigns/command';
import { NOT_FOUND, PRECONDITION_FAILED, type Refusal } from '../../refusal';
import { answerFor, type BattleAnswer } from '../battle-answer';
import { reportEtag } from './report-etag';

export class ConfirmReport {
  constructor(private readonly store: CampaignTransactions) {}

  /**
   * `wasRead`: whether the report that has this tag now is the one that they mean, since the game master may
   * have edited it since.
   */
  run(
    call: CommandCall,
    battle: BattleId,
    report: ReportId,
    wasRead: (etag: string) => boolean,
  ): Promise<Result<BattleAnswer, Refusal>> {
    return command<BattleAnswer>(this.store, call, 'player', (resolution, _transaction, { force }) => {
      const row = resolution.state.row('reports', report);
      if (row === null || force === null) return err(NOT_FOUND);
      const violations = decideConfirmReport(resolution, { actor: { kind: 'force', force }, battle, report });
      if (violations.length === 0 && !wasRead(reportEtag(row.body))) return err(PRECONDITION_FAILED);
      return decidedBy(violations, () => answerFor(resolution, battle, report));
    });
  }
}
