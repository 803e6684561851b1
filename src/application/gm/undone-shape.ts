/** What a rollback undoes, as the game master is shown it. */
import type { CombatStep, Phase } from '../../rules';

/** The start of a phase, or step of combat, that has been and stands. */
export interface Goal {
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  /** ISO 8601. */
  readonly begunAt: string;
}

export interface UndoneBattle {
  readonly battle: string;
  readonly hex: string;
  readonly round: number;
  /** It is not there any more afterwards; otherwise it is to be fought again. */
  readonly gone: boolean;
}

export interface UndoneSeat {
  readonly force: string;
  readonly seat: number;
  readonly name: string;
  /** Saved ones, of all these phases. */
  readonly orders: number;
  /** By what the account changes. */
  readonly tons: number;
}

export interface Undone {
  /** In the order in which they were played; the first is played anew. */
  readonly phases: readonly Omit<Goal, 'begunAt'>[];
  readonly battles: readonly UndoneBattle[];
  /** By seat. */
  readonly seats: readonly UndoneSeat[];
}
