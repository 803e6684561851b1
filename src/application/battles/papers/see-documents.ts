/** What was handed in of a battle and what it leaves open, for who fights in it and the game master. */
import { type BattleId, err, ok, type Result } from '../../../kernel';
import type { Findings, HandedIn } from '../../../tactical';
import { withPauses } from '../../pauses';
import type { Access } from '../../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../../refusal';
import { askerOf, documentsAnswer, type DocumentsAnswer } from './documents-place';
import { papersOf, type BattlePapers } from './papers';

export class SeeDocuments {
  constructor(private readonly papers: BattlePapers) {}

  async run<D, A, F extends Findings>(
    evidence: HandedIn<D, A, F>,
    { id, campaign, member }: Access,
    battle: string,
  ): Promise<Result<DocumentsAnswer<F>, Refusal>> {
    const { catalog, state } = campaign;
    const row = state.battles[battle as BattleId] ?? null;
    const waiting = row === null || row.report === null ? null : (state.reports[row.report]?.body ?? null);
    const asker = row === null ? null : askerOf(member, row, waiting);
    if (row === null || asker === null) return err(NOT_FOUND);
    const papers = await this.papers.readPapers(id, papersOf(evidence, row.id, row.setup));
    return ok(
      documentsAnswer(catalog, row, await withPauses(evidence.weigh(catalog, row.setup, papers, asker))),
    );
  }
}
