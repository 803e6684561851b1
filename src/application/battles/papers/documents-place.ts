/**
 * Who may see and bring what is handed in of a battle: those who fight in it, and the game master; and as
 * what it is shown.
 */
import type { Catalog } from '../../../catalog';
import {
  diffReport,
  sideIn,
  type BattleActor,
  type BattleReport,
  type BattleRow,
  type ReportDifference,
} from '../../../rules';
import type { Asker, Findings } from '../../../tactical';
import type { Member } from '../../campaigns/campaign-store';
import { actorOf, type BattleAnswer } from '../battle-answer';

export interface DocumentsAsker extends Asker {
  readonly actor: BattleActor;
}

/**
 * Null: they do not fight in it. `waiting`: what a report that waits says of the others' mines, everybody who
 * fights has read (SIGHT-4).
 */
export const askerOf = (
  member: Member,
  battle: BattleRow,
  waiting: BattleReport | null,
): DocumentsAsker | null => {
  const actor = actorOf(member);
  const side = actor?.kind === 'force' ? (sideIn(battle.setup, actor.force)?.side ?? null) : null;
  if (actor === null || (actor.kind === 'force' && side === null)) return null;
  return { actor, side, minesKnown: waiting?.minesUsed ?? {} };
};

/** What papers come to, with the battle. */
export type DocumentsAnswer<F extends Findings> = F & {
  readonly battle: string;
  /** TAC-7: what the report changes. */
  readonly difference: ReportDifference | null;
  readonly filed: BattleAnswer | null;
};

export const documentsAnswer = <F extends Findings>(
  catalog: Catalog,
  { id, setup }: BattleRow,
  found: F,
): DocumentsAnswer<F> => ({
  battle: id,
  ...found,
  difference: found.report === null ? null : diffReport(catalog, setup, found.report),
  filed: null,
});
