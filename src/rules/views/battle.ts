/**
 * A battle for one audience (SIGHT-4, TAC-2): its setup and reports for who fights in it; that it is there
 * for who sees the hex.
 */
import { inKeyOrder, isoTime } from '../../kernel';
import type { Knowledge, KnownBattle } from '../knowledge/knowledge';
import type { ReportRow } from '../model/state';
import type { BattleReportShape, BattleView } from './shapes';

const reportShape = ({ id, by, state, body, confirmedBy, disputes, at }: ReportRow): BattleReportShape => ({
  id,
  by,
  state,
  body: inKeyOrder(body),
  confirmedBy,
  disputes: inKeyOrder(disputes),
  at: isoTime(at),
});

const battleShape = ({ id, round, hex, state, mine, row, reports }: KnownBattle): BattleView => ({
  id,
  round,
  hex,
  state,
  mine,
  // A store gives documents back with their keys in an order of its own; ETags must not change by that.
  setup: row === null ? null : inKeyOrder(row.setup),
  // Ids tell no age: reports stand as they came, or were last edited.
  reports: [...reports].sort((a, b) => a.at - b.at).map(reportShape),
  report: row?.report ?? null,
  winner: row?.winner ?? null,
  engine: row?.engine ?? null,
  openedAt: row === null ? null : isoTime(row.openedAt),
  dueAt: row === null || row.dueAt === null ? null : isoTime(row.dueAt),
  overdue: row?.overdue ?? false,
});

/** All battles that the audience may know of, by id. */
export const battlesOf = (knowledge: Knowledge): readonly BattleView[] => knowledge.battles.map(battleShape);

/** One of them; null for one that there is not, or that it may not know of. */
export const battleOf = (knowledge: Knowledge, id: string): BattleView | null => {
  const battle = knowledge.battles.find((one) => one.id === id);
  return battle === undefined ? null : battleShape(battle);
};
