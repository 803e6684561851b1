/**
 * How commanders differ: drawn for every seat by the campaign's seed, so that nobody's style goes with their
 * seat or their first building.
 */
import type { Chance } from '../../kernel';

export interface Temperament {
  /** They attack with so many times the strength that they see. 0.9 … 1.5 */
  readonly caution: number;
  /** Share of their tons that they spend on mending rather than on new mechs, at most. 0.3 … 0.8 */
  readonly care: number;
  /** Tons that they save for one mech. 20 … 60 */
  readonly patience: number;
}

export const drawTemperament = (chance: Chance): Temperament => ({
  caution: 0.9 + 0.6 * chance.next(),
  care: 0.3 + 0.5 * chance.next(),
  patience: 20 + 40 * chance.next(),
});
