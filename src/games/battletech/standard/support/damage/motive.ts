/** What a hit does to the motive system of a hovercraft (BT-SUP-9). */
import type { HitSide } from '../../aim';

export type MotiveEffect = 'none' | 'slower' | 'halved' | 'stranded';

const HOVER = 3;
const BY_SIDE: Readonly<Record<HitSide, number>> = { front: 0, rear: 1, left: 2, right: 2 };

/** `total`: two dice. */
export const motiveEffect = (total: number, side: HitSide): MotiveEffect => {
  const harm = total + HOVER + BY_SIDE[side];
  if (harm >= 12) return 'stranded';
  if (harm >= 10) return 'halved';
  return harm >= 8 ? 'slower' : 'none';
};
