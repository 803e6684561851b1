/**
 * A battle as somebody who may know of it reads it (SIGHT-4, TAC-2, TAC-7): with its setup and its reports.
 */
import { type BattleId, err, ok, type Result } from '../../kernel';
import {
  battleOf,
  diffReport,
  type BattleReportShape,
  type BattleView,
  type ReportDifference,
} from '../../rules';
import type { Access, CampaignReader } from '../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { BattleMatchFinder } from './matches/battle-matches';
import { reportEtag } from './reports/report-etag';

export interface BattleInFull extends Omit<BattleView, 'reports'> {
  readonly reports: readonly (BattleReportShape & {
    readonly etag: string;
    readonly difference: ReportDifference | null;
  })[];
  /** MAT-2: in which it is fought, or was: for who fights in it, and afterwards for all who know of it. */
  readonly match: string | null;
}

export class ReadBattle {
  constructor(
    private readonly reader: Pick<CampaignReader, 'knowledge'>,
    private readonly matches: Pick<BattleMatchFinder, 'matchOf'>,
  ) {}

  async run({ id: of, campaign, audience }: Access, id: string): Promise<Result<BattleInFull, Refusal>> {
    const { catalog } = campaign;
    const battle = battleOf(this.reader.knowledge(campaign, audience), id);
    if (battle === null) return err(NOT_FOUND);
    const { setup } = battle;
    const isTold = setup !== null || battle.state === 'done';
    const match = isTold ? await this.matches.matchOf(of, battle.id as BattleId) : null;
    return ok({
      ...battle,
      match,
      reports: battle.reports.map((report) => ({
        ...report,
        etag: reportEtag(report.body),
        difference: setup === null ? null : diffReport(catalog, setup, report.body),
      })),
    });
  }
}
