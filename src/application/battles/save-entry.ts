/** Saves what a side has filled in of a part of a battle: the last save counts, unless it names the revision that it means to replace. */
import { err, ok, type Result } from '../../kernel';
import { isOver } from '../../rules';
import type { FilledIn, Paper } from '../../tactical';
import type { Access, CampaignReader } from '../campaigns/reader';
import { conflict, FORBIDDEN, NOT_FOUND, PRECONDITION_FAILED, type Refusal } from '../refusal';
import { entriesPlace, shownEntries, type Entries } from './entries-place';
import { papersOf, type BattlePapers, type Over, type PaperToSave } from './papers';

export interface SaveWish {
  readonly over: Over;
  readonly dryRun: boolean;
  /** What is answered: the whole, or only the part that was saved. */
  readonly wholly: boolean;
}

export interface SavedEntry<W, P> {
  readonly answer: Entries<W> | P;
  readonly revision: number;
}

const OVER = conflict('battle/already-done', 'TAC-7');

const isOf =
  ({ speaker, part }: PaperToSave) =>
  (paper: Paper): boolean =>
    paper.speaker === speaker && paper.part === part;

/** The papers as they would be; null: it is not over what it should replace. */
const withSaved = (papers: readonly Paper[], paper: PaperToSave, over: Over): readonly Paper[] | null => {
  const revision = papers.find(isOf(paper))?.revision ?? 0;
  if (over !== null && (over === 'any' ? revision === 0 : revision !== over)) return null;
  return [...papers.filter((one) => !isOf(paper)(one)), { ...paper, revision: revision + 1 }];
};

export class SaveEntry {
  constructor(
    private readonly papers: BattlePapers,
    private readonly reader: Pick<CampaignReader, 'knowledge'>,
  ) {}

  async run<W extends object, P extends object>(
    evidence: FilledIn<W, P>,
    access: Access,
    battle: string,
    { part, said }: Pick<Paper, 'part' | 'said'>,
    { over, dryRun, wholly }: SaveWish,
  ): Promise<Result<SavedEntry<W, P>, Refusal>> {
    const place = entriesPlace(this.reader.knowledge(access.campaign, access.audience), access, battle);
    if (!place.ok) return place;
    const { battle: id, setup, side } = place.value;
    if (side === null || access.audience.kind !== 'force') return err(FORBIDDEN);
    if (!evidence.hasPart(setup, part)) return err(NOT_FOUND);
    if (isOver(place.value)) return err(OVER);
    const of = papersOf(evidence, id, setup);
    const paper: PaperToSave = { speaker: side, part, said, by: access.audience.force };
    const saved = dryRun ? null : await this.papers.savePaper(access.id, of, paper, over);
    if (saved === 'over') return err(OVER);
    if (saved === null && !dryRun) return err(PRECONDITION_FAILED);
    const kept = await this.papers.readPapers(access.id, of, dryRun || wholly ? undefined : part);
    const now = dryRun ? withSaved(kept, paper, over) : kept;
    if (now === null) return err(PRECONDITION_FAILED);
    const answer = wholly ? null : evidence.part(access.campaign.catalog, setup, now, side, part);
    const revision = saved ?? now.find(isOf(paper))?.revision ?? 0;
    return ok({ answer: answer ?? shownEntries(evidence, access, place.value, now), revision });
  }
}
