/** Ranks of figures (DA-FIG-1), from the lowest. */
import type { Rank } from '../model/figure';

export const RANKS = ['green', 'veteran', 'elite', 'unique'] as const satisfies readonly Rank[];
