/**
 * What a player computes from what they know, against what the truth decides, one entry for each such pair:
 * in a world in which they know everything, both are the same.
 */
import { entry } from './pairs/entry';
import { fitness } from './pairs/fitness';
import { halts } from './pairs/halts';
import { prices } from './pairs/prices';
import { reach } from './pairs/reach';
import { sight } from './pairs/sight';

export interface Pair {
  readonly name: string;
  /** Draws a world, and says what each of both has to say. */
  readonly compare: (seed: number) => { readonly computed: unknown; readonly decided: unknown };
}

export const PAIRS: readonly Pair[] = [sight, reach, halts, prices, entry, fitness];
