/**
 * Who may see what is filled in of a battle (SIGHT-4): those who fight in it, and the game master; and as
 * what it is shown.
 */
import { type BattleId, err, ok, type Result } from '../../../kernel';
import { sideIn, type BattleSetup, type BattleState, type Knowledge } from '../../../rules';
import type { FilledIn, Paper } from '../../../tactical';
import type { Access } from '../../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../../refusal';

export interface EntriesPlace {
  readonly battle: BattleId;
  /** As the asker knows it. */
  readonly setup: BattleSetup;
  readonly state: BattleState;
  /** Null: the game master. */
  readonly side: string | null;
}

export const entriesPlace = (
  knowledge: Knowledge,
  { audience }: Access,
  battle: string,
): Result<EntriesPlace, Refusal> => {
  const known = knowledge.battles.find((one) => one.id === battle);
  const setup = known?.row?.setup ?? null;
  const side =
    setup === null || audience.kind !== 'force' ? null : (sideIn(setup, audience.force)?.side ?? null);
  if (known === undefined || setup === null || (side === null && audience.kind !== 'gm'))
    return err(NOT_FOUND);
  return ok({ battle: known.id, setup, state: known.state, side });
};

/** The whole of it, with the battle. */
export type Entries<W> = W & {
  readonly battle: string;
  readonly state: BattleState;
  readonly hash: string;
  /** Side that reads; null: the game master. */
  readonly mine: string | null;
};

export const shownEntries = <W extends object>(
  evidence: FilledIn<W>,
  { campaign }: Access,
  { battle, setup, state, side }: EntriesPlace,
  papers: readonly Paper[],
): Entries<W> => ({
  battle,
  state,
  hash: setup.hash,
  mine: side,
  ...evidence.whole(campaign.catalog, setup, papers, side),
});
