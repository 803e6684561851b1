/** How many critical hits a roll brings (BT-CRIT-2). */
import type { Location } from '../../../../../catalog';

const COMES_OFF: readonly Location[] = ['HD', 'RA', 'LA', 'RL', 'LL'];

export interface CriticalHits {
  readonly hits: number;
  /** The location comes off instead. */
  readonly isOff: boolean;
}

/** `total`: two dice with their modifiers. */
export const criticalsOf = (total: number, location: Location): CriticalHits => {
  if (total < 8) return { hits: 0, isOff: false };
  if (total < 10) return { hits: 1, isOff: false };
  if (total < 12) return { hits: 2, isOff: false };
  return COMES_OFF.includes(location) ? { hits: 0, isOff: true } : { hits: 3, isOff: false };
};
