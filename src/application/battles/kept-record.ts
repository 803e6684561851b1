/** What somebody brought back from a battle that was fought with MegaMek (MM-4). */
import type { Answers } from '../../tactical/megamek/answers';
import type { MegaMekRecord } from '../../tactical/megamek/record';

export interface KeptRecord {
  /** The side; null: the game master. */
  readonly speaker: string | null;
  /** Null: answers only. */
  readonly record: MegaMekRecord | null;
  readonly answers: Answers;
}
