/**
 * What the suite of GAM-12 is told of a game system: its setups, and what only the system knows of itself.
 */
import type { Audience, Frame, GameSystem } from '../../../../src/games';

export interface Subject {
  readonly system: GameSystem;
  /** Inputs of `readSetup`. */
  readonly setups: readonly unknown[];
  /** A match that is longer counts as endless. */
  readonly mostDecisions: number;
  /** What must hold after every event, by name; what does not. */
  readonly broken?: (state: Frame) => readonly string[];
  /** States that differ from this one only in what the audience does not know; empty: it knows everything. */
  readonly disguises?: (state: Frame, audience: Audience) => readonly Frame[];
}

/** What the suite found: a name, and where. */
export interface Fault {
  readonly fault: string;
  readonly where: string;
}

export type Report = (fault: string, where: unknown) => void;
