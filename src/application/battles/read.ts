/** Battles as somebody who may know of them reads them (SIGHT-4, TAC-2, TAC-7). */
import { battleOf, battlesOf, diffReport, type BattleReportShape, type BattleView, type Knowledge, type ReportDifference } from '../../rules';
import type { Catalog } from '../../catalog/model';
import type { Page } from '../campaigns/records';

/** A battle in a list: without setup and reports. */
export type BattleSummary = Omit<BattleView, 'setup' | 'reports'>;

export interface BattleInFull extends Omit<BattleView, 'reports'> {
  readonly reports: readonly (BattleReportShape & { readonly difference: ReportDifference | null })[];
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

/** By id; the cursor is the last one's. */
export const battlePage = (knowledge: Knowledge, after: string | null, limit: number): Page<BattleSummary> => {
  const rest = [...battlesOf(knowledge)].sort((a, b) => (a.id < b.id ? -1 : 1)).filter(({ id }) => after === null || id > after);
  const items = rest.slice(0, limit).map(summaryOf);
  return { items, next: rest.length > limit ? (items[items.length - 1]?.id ?? null) : null };
};

/** Null: there is no such battle, or he may not know of it. */
export const battleInFull = (knowledge: Knowledge, catalog: Catalog, id: string): BattleInFull | null => {
  const battle = battleOf(knowledge, id);
  if (battle === null) return null;
  const { setup } = battle;
  return {
    ...battle,
    reports: battle.reports.map((report) => ({ ...report, difference: setup === null ? null : diffReport(catalog, setup, report.body) })),
  };
};
