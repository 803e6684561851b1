/**
 * Files the report that the filled in papers of a battle make, and confirms it for the sides whose own papers
 * say the same (TAC-7).
 */
import { type BattleId, err, type ForceId, type Result, violation, type Violation } from '../../../kernel';
import {
  decideConfirmReport,
  decideFileReport,
  isOver,
  sideIn,
  type BattleRow,
  type Resolution,
} from '../../../rules';
import type { FilledIn } from '../../../tactical';
import type { CampaignTransaction, CampaignTransactions } from '../../campaigns/campaign-transaction';
import { command, decidedBy, type CommandCall } from '../../campaigns/command';
import { NOT_FOUND, type Refusal } from '../../refusal';
import { answerFor, decidedOn, type BattleAnswer } from '../battle-answer';
import { papersOf } from './papers';

/** SIGHT-4: that the other sides' papers agree is told, and their mines only once that counts. */
const withoutForeignMines = (answer: BattleAnswer, side: string): BattleAnswer => {
  const { difference } = answer;
  if (difference === null) return answer;
  const minesUsed = Object.fromEntries(
    Object.entries(difference.minesUsed).map(([of, mines]) => [of, of === side ? mines : 0]),
  );
  return { ...answer, difference: { ...difference, minesUsed } };
};

interface Filer {
  readonly battle: BattleRow;
  readonly force: ForceId;
  readonly side: string;
}

const filerIn = (resolution: Resolution, id: BattleId, force: ForceId | null): Filer | null => {
  const battle = resolution.state.row('battles', id);
  const side = battle === null || force === null ? null : sideIn(battle.setup, force);
  return battle === null || force === null || side === null ? null : { battle, force, side: side.side };
};

const file = async (
  evidence: FilledIn,
  resolution: Resolution,
  transaction: CampaignTransaction,
  { battle: row, force, side }: Filer,
): Promise<readonly Violation[]> => {
  const battle = row.id;
  // Under the lock, so that what was acknowledged to another side is in it.
  const papers = await transaction.papers(papersOf(evidence, battle, row.setup));
  const finished = evidence.finish(resolution.catalog, row.setup, papers, side);
  // That a battle is over comes before what is open in its papers.
  if (!finished.ok) return isOver(row) ? [violation('battle/already-done', 'TAC-7', '')] : finished.error;
  const filed = decideFileReport(resolution, {
    actor: { kind: 'force', force },
    battle,
    body: finished.value.report,
  });
  if (filed.length > 0) return filed;
  for (const other of finished.value.agreed) {
    const now = resolution.state.row('battles', battle);
    if (now?.state === 'reported' && now.report !== null)
      decideConfirmReport(resolution, {
        actor: { kind: 'force', force: other as ForceId },
        battle,
        report: now.report,
      });
  }
  return [];
};

export class FileEntries {
  constructor(private readonly store: CampaignTransactions) {}

  run(evidence: FilledIn, call: CommandCall, battle: BattleId): Promise<Result<BattleAnswer, Refusal>> {
    return command<BattleAnswer>(this.store, call, 'player', async (resolution, transaction, { force }) => {
      const filer = filerIn(resolution, battle, force);
      if (filer === null) return err(NOT_FOUND);
      const violations = await file(evidence, resolution, transaction, filer);
      if (!call.dryRun) return decidedOn(resolution, battle, violations);
      return decidedBy(violations, () => withoutForeignMines(answerFor(resolution, battle), filer.side));
    });
  }
}
