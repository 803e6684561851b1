/**
 * Where a hit lands, and how damage goes inward (BT-1): armour is all that a location has, and what is left
 * over goes to the next one.
 */
import { inwardOf, type Location } from '../../../catalog';
import { isLost, type Unit } from '../model';

/** By the sum of two dice, from 2. */
const TABLE: readonly Location[] = ['CT', 'RA', 'RA', 'RL', 'RT', 'CT', 'LT', 'LL', 'LA', 'LA', 'HD'];

export const locationHit = (dice: number): Location => TABLE[dice - 2] ?? 'CT';

export interface Loss {
  readonly location: Location;
  readonly points: number;
}

/** What a hit takes, from where it lands inward. */
export const lossesOf = (
  { armor }: Pick<Unit, 'armor'>,
  landed: Location,
  damage: number,
): readonly Loss[] => {
  const losses: Loss[] = [];
  let left = damage;
  for (let location: Location | null = landed; location !== null && left > 0; location = inwardOf(location)) {
    if (isLost({ armor }, location)) continue;
    const points = Math.min(left, armor[location]);
    losses.push({ location, points });
    left -= points;
  }
  return losses;
};

export const withLosses = (armor: Unit['armor'], losses: readonly Loss[]): Unit['armor'] => {
  const left = { ...armor };
  for (const { location, points } of losses) left[location] -= points;
  return left;
};
