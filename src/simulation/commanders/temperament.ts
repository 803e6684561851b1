/** How commanders differ: drawn for every seat by the campaign's seed, so that nobody's style goes with his seat or his first building. */
import type { Chance } from '../../kernel';

export interface Temperament {
  /** He attacks with so many times the strength that he sees. 0.9 … 1.5 */
  readonly caution: number;
  /** Share of his tons that he spends on mending rather than on new mechs, at most. 0.3 … 0.8 */
  readonly care: number;
  /** Tons that he saves for one mech. 20 … 60 */
  readonly patience: number;
}

export const drawTemperament = (chance: Chance): Temperament => ({
  caution: 0.9 + 0.6 * chance.next(),
  care: 0.3 + 0.5 * chance.next(),
  patience: 20 + 40 * chance.next(),
});
