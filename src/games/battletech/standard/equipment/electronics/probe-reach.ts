/** How far a probe looks (BT-EQ-24). */
import type { Figures } from '../../mech/sheet';
import { hasFlag } from '../figures';

/** Hexes; 0: it is no probe. */
export const probeReach = (figures: Figures): number => {
  if (!hasFlag(figures, 'bap')) return 0;
  if (hasFlag(figures, 'bloodhound')) return 8;
  if (hasFlag(figures, 'light')) return 3;
  return figures.item === 'clan-active-probe' ? 5 : 4;
};
