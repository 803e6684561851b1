/**
 * engine-report (TAC-6 to TAC-8): a program that the GM has registered reports a battle that it was given.
 */
import {
  type BattleId,
  canonicalJson,
  err,
  ok,
  type Result,
  violation,
  type Violation,
} from '../../../kernel';
import { checkReport } from '../../combat/report/check';
import { normalizeReport } from '../../combat/report/normalize';
import { rowsOf } from '../../model/draft';
import type { BattleReport } from '../../model/battle';
import type { ReportRow } from '../../model/state';
import type { Resolution } from '../../resolution';
import { battleFor } from './actor';
import { concludeWith } from './conclude';
import { putReport } from './file-report';

export interface EngineReport {
  readonly engine: string;
  readonly battle: BattleId;
  readonly body: BattleReport;
  /**
   * TAC-7: whether it counts without anybody's word; else it waits like one from people, but confirmed by no
   * side.
   */
  readonly atOnce: boolean;
}

/**
 * The report as it stands then. One that says what a report of the battle has said before changes nothing,
 * whatever became of that one; a different one takes the place of a player's, never of its own or of the
 * GM's.
 */
export const decideEngineReport = (
  resolution: Resolution,
  { engine, battle: id, body, atOnce }: EngineReport,
): Result<ReportRow, readonly Violation[]> => {
  const { state, catalog } = resolution;
  const known = state.row('battles', id);
  if (known === null) return err([violation('battle/unknown', null, '', { battle: id })]);
  if (known.engine !== engine) return err([violation('engine/not-its-battle', 'TAC-8', '', { battle: id })]);
  const found = battleFor(state, { kind: 'gm' }, id);
  const wrong = checkReport(catalog, known.setup, body);
  // That it is over, or not fought now, comes before what contradicts it.
  if (wrong.length > 0) return found.ok ? err(wrong) : found;
  const normal = normalizeReport(catalog, known.setup, body);
  const said = canonicalJson(normal);
  const before = rowsOf(state.reports).find(
    (one) => one.battle === id && one.by === null && canonicalJson(one.body) === said,
  );
  // What was set aside so that the battle is fought anew may come out the same.
  if (before !== undefined && !(known.state === 'open' && before.state === 'superseded')) return ok(before);
  if (!found.ok) return found;
  const battle = found.value;
  const waiting = battle.report === null ? null : state.row('reports', battle.report);
  if (waiting !== null && waiting.by === null)
    return err([violation('engine/report-waits', 'TAC-7', '', { battle: id, report: waiting.id })]);
  const row = putReport(resolution, battle, normal, null, engine);
  if (atOnce) concludeWith(resolution, battle, row);
  return ok(state.row('reports', row.id) ?? row);
};
