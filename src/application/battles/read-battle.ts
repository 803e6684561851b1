/**
 * A battle as somebody who may know of it reads it (SIGHT-4, TAC-2, TAC-7): with its setup and its reports.
 */
import { err, ok, type Result } from '../../kernel';
import {
  battleOf,
  diffReport,
  type BattleReportShape,
  type BattleView,
  type ReportDifference,
} from '../../rules';
import type { Access, CampaignReader } from '../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../refusal';
import { reportEtag } from './report-etag';

export interface BattleInFull extends Omit<BattleView, 'reports'> {
  readonly reports: readonly (BattleReportShape & {
    readonly etag: string;
    readonly difference: ReportDifference | null;
  })[];
}

export class ReadBattle {
  constructor(private readonly reader: Pick<CampaignReader, 'knowledge'>) {}

  run({ campaign, audience }: Access, id: string): Result<BattleInFull, Refusal> {
    const { catalog } = campaign;
    const battle = battleOf(this.reader.knowledge(campaign, audience), id);
    if (battle === null) return err(NOT_FOUND);
    const { setup } = battle;
    return ok({
      ...battle,
      reports: battle.reports.map((report) => ({
        ...report,
        etag: reportEtag(report.body),
        difference: setup === null ? null : diffReport(catalog, setup, report.body),
      })),
    });
  }
}
