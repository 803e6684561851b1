/**
 * Port: papers of battles, beside the state (see the tactical contract): what they say only their evidence
 * knows.
 */
import type { BattleId, CampaignId } from '../../../kernel';
import { WHOLE, type BattleSetup, type Evidence, type Paper } from '../../../tactical';

/** Which papers are meant. */
export interface PapersOf {
  readonly battle: BattleId;
  readonly kind: string;
  /** Only those that were kept for this setup; null: those that go with their battle, whatever its setup. */
  readonly hash: string | null;
}

export const papersOf = ({ how, kind }: Evidence, battle: BattleId, { hash }: BattleSetup): PapersOf => ({
  battle,
  kind,
  hash: how === 'handed-in' ? hash : null,
});

export type PaperToSave = Omit<Paper, 'revision'>;

/**
 * The revision that a save must replace (0: there is none yet, `any`: there is one); null: whatever is there.
 */
export type Over = number | 'any' | null;

export interface PaperOver {
  readonly paper: PaperToSave;
  readonly over: Over;
}

export type Revisions = ReadonlyMap<string, number>;

export interface BattlePapers {
  /** By speaker and part. `part`: that one and what is said of the whole; left out: all. */
  readPapers(campaign: CampaignId, of: PapersOf, part?: string): Promise<readonly Paper[]>;
  /**
   * Papers of one speaker, all of them or none. The revisions that they have now, by part; null: one is not
   * over what it should replace; `over`: the battle has ended meanwhile.
   */
  savePapers(
    campaign: CampaignId,
    of: PapersOf,
    papers: readonly PaperOver[],
  ): Promise<Revisions | 'over' | null>;
}

/** As notices tell of a part. */
export const partTold = (part: string): string | null => (part === WHOLE ? null : part);
