/**
 * What a cheat is: a way to get tons, Battle Value, sight or somebody else's attack for nothing, and how one
 * war is tried for it.
 */
import type { Chance } from '../../kernel';

export interface Finding {
  /** What was gained, in words and figures. */
  readonly gain: string;
}

export interface Cheat {
  readonly id: string;
  /** The rule that forbids it, or has to. */
  readonly rule: string;
  /** One war: null when nothing was to be had. */
  tried(chance: Chance, ruleset: string): Finding | null;
}
