/** A player's standing word (ROUND-3), and the ports that keep it. */
import type { CampaignId, ForceId, UserId } from '../../../kernel';
import type { CampaignRow, RoundPhase } from '../../../rules';

export interface Word {
  readonly readyWhenNothingToOrder: boolean;
  /** In the order of the round, none twice; of combat the attack declarations are meant. */
  readonly readyIn: readonly RoundPhase[];
}

/** Who has left none, waits to be asked. */
export const NO_WORD: Word = { readyWhenNothingToOrder: false, readyIn: [] };

/** A word, and whose it is: it counts as long as they play this force. */
export interface LeftWord extends Word {
  readonly force: ForceId;
  readonly user: UserId;
}

export type OpenPhase = Pick<CampaignRow, 'epoch' | 'round' | 'phase' | 'step'>;

/** Null: there are no words. `waiting`: nobody has acted in the open round. */
export type WordsState = 'waiting' | 'counting' | null;

/** Port: the words of a campaign, within the transaction of a command. */
export interface StandingWords {
  /** As the campaign's row had it when it was locked, or as noted since. */
  readonly state: WordsState;
  read(): Promise<readonly LeftWord[]>;
  /** In place of the user's word before. */
  leave(word: LeftWord): Promise<void>;
  /** Whether one of these forces has a sheet saved, or said `ready`, in the round. */
  acted(round: Pick<OpenPhase, 'epoch' | 'round'>, forces: readonly ForceId[]): Promise<boolean>;
  /** Of these forces: who is ready, and who has neither a mark nor a sheet nor said anything in the phase. */
  marks(
    open: OpenPhase,
    forces: readonly ForceId[],
  ): Promise<{ readonly ready: ReadonlySet<ForceId>; readonly silent: ReadonlySet<ForceId> }>;
  /** Sets ready marks that are nobody's own. */
  mark(open: OpenPhase, forces: readonly ForceId[]): Promise<void>;
  note(state: WordsState): Promise<void>;
}

/** Port: words, read without a lock. */
export interface Words {
  /** The user's word for the force that they play; null: they have left none. */
  find(campaign: CampaignId, user: UserId, force: ForceId): Promise<Word | null>;
}
