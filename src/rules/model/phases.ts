/** Rounds and phases (ROUND-1) as they appear in state, events and answers. */
export const ROUND_PHASES = [
  'preparation',
  'planning',
  'announcement-1',
  'movement',
  'announcement-2',
  'combat',
  'supply',
] as const;
export type RoundPhase = (typeof ROUND_PHASES)[number];
export type Phase = 'setup' | RoundPhase | 'finished';
/** CMB-11: the two steps of combat; null in every other phase. */
export type CombatStep = 'declarations' | 'battles';

/** A point in the course of a campaign, for what is dated: when something was last seen, bought, entered. */
export interface Moment {
  readonly round: number;
  readonly phase: Phase;
}
