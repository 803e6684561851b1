/** Where fire hits (BT-DMG-1). */
import type { Location } from '../../../../catalog';
import type { HitSide } from '../aim';

/** By the sum of two dice, from 2. */
const FRONT: readonly Location[] = ['CT', 'RA', 'RA', 'RL', 'RT', 'CT', 'LT', 'LL', 'LA', 'LA', 'HD'];
const LEFT: readonly Location[] = ['LT', 'LL', 'LA', 'LA', 'LL', 'LT', 'CT', 'RT', 'RA', 'RL', 'HD'];

const MIRROR: Readonly<Record<Location, Location>> = {
  HD: 'HD',
  CT: 'CT',
  RT: 'LT',
  LT: 'RT',
  RA: 'LA',
  LA: 'RA',
  RL: 'LL',
  LL: 'RL',
};
export const mirrored = (location: Location): Location => MIRROR[location];

/** `total` of two dice, 2 … 12. */
export const fireLocation = (total: number, side: HitSide): Location => {
  const table = side === 'front' || side === 'rear' ? FRONT : LEFT;
  const location = table[total - 2] ?? 'CT';
  return side === 'right' ? mirrored(location) : location;
};
