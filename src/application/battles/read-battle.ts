/** Battles as somebody who may know of them reads them (SIGHT-4, TAC-2, TAC-7). */
import { battleOf, battlesOf, diffReport, type BattleReportShape, type BattleView, type ReportDifference } from '../../rules';
import { err, ok, type Result } from '../../kernel';
import type { Access, CampaignReader } from '../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../refusal';
import { pageById, type Page } from '../page';
import { reportEtag } from './report-etag';

/** A battle in a list: without setup and reports. */
export type BattleSummary = Omit<BattleView, 'setup' | 'reports'>;

export interface BattleInFull extends Omit<BattleView, 'reports'> {
  readonly reports: readonly (BattleReportShape & { readonly etag: string; readonly difference: ReportDifference | null })[];
}

const summaryOf = ({ id, round, hex, state, mine, report, winner, engine, openedAt, dueAt, overdue }: BattleView): BattleSummary => ({
  id,
  round,
  hex,
  state,
  mine,
  report,
  winner,
  engine,
  openedAt,
  dueAt,
  overdue,
});

export class ReadBattles {
  constructor(private readonly reader: Pick<CampaignReader, 'knowledge'>) {}

  /** Those that they may know of. */
  page({ campaign, audience }: Access, after: string | null, limit: number): Page<BattleSummary> {
    return pageById(battlesOf(this.reader.knowledge(campaign, audience)), after, limit, summaryOf);
  }

  inFull({ campaign, audience }: Access, id: string): Result<BattleInFull, Refusal> {
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
