/**
 * An external engine reports a battle that it has fought (TAC-6 to TAC-8): checked as a whole; what is wrong
 * is all named at once.
 */
import { type BattleId, err, ok, type Result } from '../../kernel';
import { decideEngineReport, type BattleReport, type BattleState, type ReportRow } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command } from '../campaigns/command';
import { refusalOf } from '../campaigns/refusals';
import { NOT_FOUND, type Refusal } from '../refusal';
import { WRONG_SIGNATURE } from './admit-engine';
import type { Caller } from './signed-requests';

export interface EngineAnswer {
  readonly battle: string;
  readonly state: BattleState;
  readonly winner: string | null;
  readonly report: string;
  readonly reportState: ReportRow['state'];
}

export class ReportBattle {
  constructor(private readonly campaigns: CampaignTransactions) {}

  run(
    { engine, campaign }: Caller,
    battle: BattleId,
    body: BattleReport,
    dryRun: boolean,
  ): Promise<Result<EngineAnswer, Refusal>> {
    return command<EngineAnswer>(
      this.campaigns,
      { id: campaign, dryRun },
      'no-member',
      async (resolution, transaction) => {
        // It may have been removed or changed since it was let in.
        const registered = (await transaction.engines()).find(({ id }) => id === engine);
        if (registered === undefined) return err(WRONG_SIGNATURE);
        const report = decideEngineReport(resolution, {
          engine,
          battle,
          body,
          atOnce: registered.counts === 'at-once',
        });
        if (!report.ok) return err(refusalOf(report.error));
        const row = resolution.state.row('battles', battle);
        if (row === null) return err(NOT_FOUND);
        const { id, state } = report.value;
        return ok({
          answer: { battle, state: row.state, winner: row.winner, report: id, reportState: state },
        });
      },
    );
  }
}
