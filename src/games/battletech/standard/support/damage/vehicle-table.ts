/** Where a hit on a vehicle or a VTOL lands (BT-SUP-8). */
import type { Location } from '../../../../../catalog';
import type { HitSide } from '../../aim';
import { FRONT, LEFT, REAR, RIGHT, ROTOR } from '../model';

export interface Struck {
  readonly location: Location;
  /** The motive system may suffer (BT-SUP-9). */
  readonly isMotive: boolean;
  /** A critical hit is rolled for besides (BT-SUP-10). */
  readonly isCritical: boolean;
}

const OWN: Readonly<Record<HitSide, Location>> = { front: FRONT, rear: REAR, left: LEFT, right: RIGHT };
/** Beside the side that is hit: of a total of 5, and of 9. */
const BESIDE: Readonly<Record<HitSide, readonly [five: Location, nine: Location]>> = {
  front: [RIGHT, LEFT],
  rear: [LEFT, RIGHT],
  left: [FRONT, REAR],
  right: [FRONT, REAR],
};
const isFlank = (side: HitSide): boolean => side === 'left' || side === 'right';

/** `total`: two dice. */
export const struckBy = (kind: 'hover' | 'vtol', total: number, side: HitSide): Struck => {
  const own = OWN[side];
  const [five, nine] = BESIDE[side];
  const isCritical = total === 2 || (total === 8 && isFlank(side)) || (total === 12 && kind === 'vtol');
  if (kind === 'vtol' && ([3, 4].includes(total) || total >= 10))
    return { location: ROTOR, isMotive: false, isCritical };
  if (total === 5) return { location: five, isMotive: kind === 'hover', isCritical };
  if (total === 9) return { location: nine, isMotive: kind === 'hover', isCritical };
  // Without a turret its share strikes the side.
  return {
    location: own,
    isMotive: kind === 'hover' && [3, 4].includes(total),
    isCritical: isCritical || total === 12,
  };
};
