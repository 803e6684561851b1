/** A starting force as its player drafts it (SETUP-2 to SETUP-6), and what of the options concerns it. */
import type { PilotRank } from './pilots';

export interface DraftMech {
  /** Slug of the design. */
  readonly design: string;
  readonly name: string | null;
  /** Index into the draft's pilots, from 0; null: no pilot. */
  readonly pilot: number | null;
  /** SETUP-9: where it stands; null: the HQ hex. The map's rules check it, not the catalogue's. */
  readonly hex: string | null;
}
export interface DraftPilot {
  readonly rank: PilotRank;
  readonly name: string | null;
}
export interface ForceDraft {
  readonly mechs: readonly DraftMech[];
  readonly pilots: readonly DraftPilot[];
}

export interface ForceOptions {
  /** SETUP-2: Battle Value 2.0 at skill 4/5, at most. */
  readonly startingBv: number;
  /** SETUP-3 */
  readonly startingList: 'faction' | 'any-own-faction' | 'any-inner-sphere' | 'free';
}
