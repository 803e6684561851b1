/** Papers as they are after a save, and what stands in its way: entries that have been replaced meanwhile. */
import { violation, type Violation } from '../../../kernel';
import type { Paper } from '../../../tactical';
import type { Over, PaperToSave, Revisions } from './papers';

export interface EntryOver {
  readonly paper: PaperToSave;
  readonly over: Over;
  /** Where the entry stands in the request; null: the request is about this one only. */
  readonly pointer: string | null;
}

const isOf =
  ({ speaker, part }: PaperToSave) =>
  (paper: Paper): boolean =>
    paper.speaker === speaker && paper.part === part;

const revisionIn = (papers: readonly Paper[], paper: PaperToSave): number =>
  papers.find(isOf(paper))?.revision ?? 0;

const isStale = (papers: readonly Paper[], { paper, over }: EntryOver): boolean => {
  const revision = revisionIn(papers, paper);
  return over !== null && (over === 'any' ? revision === 0 : revision !== over);
};

/** The entries that are not over what they should replace. */
export const staleIn = (papers: readonly Paper[], saves: readonly EntryOver[]): readonly EntryOver[] =>
  saves.filter((save) => isStale(papers, save));

/** Of each that stands in a list: which revision it has now. */
export const staleViolations = (
  papers: readonly Paper[],
  saves: readonly EntryOver[],
): readonly Violation[] =>
  staleIn(papers, saves).flatMap(({ paper, pointer }) =>
    pointer === null
      ? []
      : [
          violation('battle/entry-changed', null, `${pointer}/revision`, {
            unit: paper.part,
            revision: revisionIn(papers, paper),
          }),
        ],
  );

/** The papers as they would be. */
export const withSaved = (papers: readonly Paper[], saves: readonly EntryOver[]): readonly Paper[] => [
  ...papers.filter((one) => !saves.some(({ paper }) => isOf(paper)(one))),
  ...saves.map(({ paper }) => ({ ...paper, revision: revisionIn(papers, paper) + 1 })),
];

export const revisionsIn = (papers: readonly Paper[], saves: readonly EntryOver[]): Revisions =>
  new Map(saves.map(({ paper }) => [paper.part, revisionIn(papers, paper)]));
