/** What somebody brought back from a battle that was fought with MegaMek (MM-4). */
import type { Answers, MegaMekRecord } from '../../tactical';

export interface KeptRecord {
  /** The side; null: the game master. */
  readonly speaker: string | null;
  /** Null: answers only. The game master's own is one of a battle that he or his MegaMek only watched. */
  readonly record: MegaMekRecord | null;
  readonly answers: Answers;
}

/** Characters of JSON that one record may take in the database; the largest battle with every slot hit takes less than half of it. */
export const MOST_KEPT = 2_000_000;
