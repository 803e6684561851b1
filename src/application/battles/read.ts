/** Battles as somebody who may know of them reads them (SIGHT-4, TAC-2, TAC-7). */
import { battleOf, battlesOf, diffReport, type BattleReportShape, type BattleView, type Knowledge, type ReportDifference } from '../../rules';
import type { Catalog } from '../../catalog/model';
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

export const battlePage = (knowledge: Knowledge, after: string | null, limit: number): Page<BattleSummary> =>
  pageById(battlesOf(knowledge), after, limit, summaryOf);

/** Null: there is no such battle, or he may not know of it. */
export const battleInFull = (knowledge: Knowledge, catalog: Catalog, id: string): BattleInFull | null => {
  const battle = battleOf(knowledge, id);
  if (battle === null) return null;
  const { setup } = battle;
  return {
    ...battle,
    reports: battle.reports.map((report) => ({
      ...report,
      etag: reportEtag(report.body),
      difference: setup === null ? null : diffReport(catalog, setup, report.body),
    })),
  };
};
