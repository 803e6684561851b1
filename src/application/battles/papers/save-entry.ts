/**
 * Saves what a side has filled in of parts of a battle, all of them or none: the last save counts, unless it
 * names the revision that it means to replace.
 */
import { err, ok, oneOf, REMOVE, type Result, type Violation, violation } from '../../../kernel';
import { isOver, type BattleSetup } from '../../../rules';
import type { FilledIn, Paper } from '../../../tactical';
import type { Access, CampaignReader } from '../../campaigns/reader';
import {
  againstRules,
  conflict,
  FORBIDDEN,
  NOT_FOUND,
  PRECONDITION_FAILED,
  type Refusal,
} from '../../refusal';
import { entriesPlace, shownEntries, type Entries } from './entries-place';
import { papersOf, type BattlePapers, type Over, type Revisions } from './papers';
import { revisionsIn, staleIn, staleViolations, withSaved, type EntryOver } from './saved-papers';

export interface SaveWish {
  readonly dryRun: boolean;
  /** What is answered: the whole, or only the parts that were saved. */
  readonly wholly: boolean;
}

export interface EntryToSave extends Pick<Paper, 'part' | 'said'> {
  readonly over: Over;
  /** Where it stands in the list that was sent; null: the part is named by the path. */
  readonly pointer: string | null;
}

export interface SavedEntries<W, P> {
  /** The whole of it, or the parts in the order in which they were sent. */
  readonly answer: { readonly whole: Entries<W> } | { readonly parts: readonly P[] };
  readonly revisions: Revisions;
}

const OVER = conflict('battle/already-done', 'TAC-7');

/** Of a list, each part that the battle does not have. */
const unknownParts = (
  evidence: FilledIn,
  setup: BattleSetup,
  entries: readonly EntryToSave[],
): Refusal | null => {
  const unknown = entries.filter(({ part }) => !evidence.hasPart(setup, part));
  const sent = new Set(entries.map(({ part }) => part));
  const free = setup.units.map(({ id }) => id).filter((id) => !sent.has(id));
  const violations = unknown.flatMap(({ part, pointer }): Violation[] =>
    pointer === null
      ? []
      : [
          free.length > 0
            ? violation('battle/unknown-unit', 'TAC-6', `${pointer}/unit`, { unit: part, right: oneOf(free) })
            : violation('battle/unknown-unit', 'TAC-6', pointer, { unit: part, right: REMOVE }),
        ],
  );
  return violations.length > 0 ? againstRules(violations) : unknown.length > 0 ? NOT_FOUND : null;
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
    entries: readonly EntryToSave[],
    { dryRun, wholly }: SaveWish,
  ): Promise<Result<SavedEntries<W, P>, Refusal>> {
    const place = entriesPlace(this.reader.knowledge(access.campaign, access.audience), access, battle);
    if (!place.ok) return place;
    const { battle: id, setup, side } = place.value;
    if (side === null || access.audience.kind !== 'force') return err(FORBIDDEN);
    const unknown = unknownParts(evidence, setup, entries);
    if (unknown !== null) return err(unknown);
    if (isOver(place.value)) return err(OVER);
    const of = papersOf(evidence, id, setup);
    const { force: by } = access.audience;
    const saves = entries.map(({ part, said, ...rest }): EntryOver => ({
      ...rest,
      paper: { speaker: side, part, said, by },
    }));
    const saved = dryRun ? null : await this.papers.savePapers(access.id, of, saves);
    if (saved === 'over') return err(OVER);
    const [only] = entries;
    const kept = await this.papers.readPapers(
      access.id,
      of,
      dryRun || wholly || entries.length > 1 ? undefined : only?.part,
    );
    if (saved === null && (!dryRun || staleIn(kept, saves).length > 0))
      return err({ ...PRECONDITION_FAILED, violations: staleViolations(kept, saves) });
    const now = dryRun ? withSaved(kept, saves) : kept;
    const revisions = saved ?? revisionsIn(now, saves);
    if (wholly) return ok({ answer: { whole: shownEntries(evidence, access, place.value, now) }, revisions });
    const parts = entries.flatMap(({ part }) => {
      const found = evidence.part(access.campaign.catalog, setup, now, side, part);
      return found === null ? [] : [found];
    });
    return ok({ answer: { parts }, revisions });
  }
}
