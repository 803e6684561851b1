/** By which table a hit's location is rolled (BT-GUN-16). */
import type { HitTable } from '../aim';

/** `isInside`: both are inside one building. Elevations above the ground. */
export const tableOf = (
  hasCover: boolean,
  isInside: boolean,
  elevation: number,
  targetElevation: number,
): HitTable => {
  if (isInside && elevation !== targetElevation) return elevation > targetElevation ? 'above' : 'below';
  return hasCover ? 'partial-cover' : 'normal';
};
