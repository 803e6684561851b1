/**
 * Hands in documents of a battle, and answers to what they leave open (MM-4): they are kept until they make a
 * report, which whoever wants to files through the usual way (TAC-7).
 */
import { type BattleId, err, ok, type Result } from '../../../kernel';
import { battleFor, decideFileReport, type BattleRow, type Resolution } from '../../../rules';
import type { Brought, Findings, HandedIn } from '../../../tactical';
import { pause, withPauses } from '../../pauses';
import type { Member } from '../../campaigns/campaign-store';
import type { CampaignTransactions } from '../../campaigns/campaign-transaction';
import { command, type CommandCall } from '../../campaigns/command';
import { refusalOf } from '../../campaigns/refusals';
import { againstRules, NOT_FOUND, type Refusal } from '../../refusal';
import { answerFor } from '../battle-answer';
import { askerOf, documentsAnswer, type DocumentsAnswer, type DocumentsAsker } from './documents-place';
import { papersOf } from './papers';
import type { ReadDocuments } from './read-documents';

/** What somebody brings: files as they came. */
export interface HandedInForm<A> extends Omit<Brought<never, A>, 'documents'> {
  readonly files: readonly Uint8Array[];
  /** Whether a report is filed as soon as nothing is open. */
  readonly file: boolean;
}

interface Asking {
  readonly battle: BattleRow;
  readonly asker: DocumentsAsker;
}

const askingIn = (resolution: Resolution, member: Member, id: BattleId): Result<Asking, Refusal> => {
  const { state } = resolution;
  const row = state.row('battles', id);
  const waiting =
    row === null || row.report === null ? null : (state.row('reports', row.report)?.body ?? null);
  const asker = row === null ? null : askerOf(member, row, waiting);
  if (asker === null) return err(NOT_FOUND);
  const battle = battleFor(state, asker.actor, id);
  return battle.ok ? ok({ battle: battle.value, asker }) : err(refusalOf(battle.error));
};

export class HandIn {
  constructor(
    private readonly store: CampaignTransactions,
    private readonly documents: ReadDocuments,
  ) {}

  /**
   * Keeps what was brought unless something in it is wrong, and answers what is open; files the report where
   * that is wanted and nothing is.
   */
  async run<D, A, F extends Findings>(
    evidence: HandedIn<D, A, F>,
    call: CommandCall,
    id: BattleId,
    { files, file, ...brought }: HandedInForm<A>,
  ): Promise<Result<DocumentsAnswer<F>, Refusal>> {
    const read = await this.documents.run(evidence, files);
    if (!read.ok) return read;
    return command<DocumentsAnswer<F>>(
      this.store,
      call,
      'fighter',
      async (resolution, transaction, member) => {
        const asking = askingIn(resolution, member, id);
        if (!asking.ok) return asking;
        const { battle, asker } = asking.value;
        const { setup } = battle;
        const of = papersOf(evidence, id, setup);
        const papers = await transaction.papers(of);
        const taken = await withPauses(
          evidence.take(resolution.catalog, setup, papers, { ...brought, documents: read.value }, asker),
        );
        if (!taken.ok) return err(againstRules(taken.error));
        const { found, changed } = taken.value;
        const answer = documentsAnswer(resolution.catalog, battle, found);
        await pause();
        const report = file ? found.report : null;
        // A refusal changes nothing, so that it comes before anything is kept.
        const violations =
          report === null
            ? []
            : decideFileReport(resolution, { actor: asker.actor, battle: id, body: report });
        if (violations.length > 0) return err(refusalOf(violations));
        await pause();
        const by = asker.actor.kind === 'force' ? asker.actor.force : null;
        if (!call.dryRun) for (const paper of changed) await transaction.keepPaper(of, { ...paper, by });
        return ok({ answer: { ...answer, filed: report === null ? null : answerFor(resolution, id) } });
      },
    );
  }
}
