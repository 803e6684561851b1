/** BT-BLD-3: what a building takes of the fire at who is in it. */
import type { Ground } from '../../field/ground';
import type { Mech } from '../../mech/model';
import { buildingOf } from '../../sight/buildings';
import { standOf } from '../../sight/heights';

/** Points of each group that the walls take, at most. `cf`: of the hex as the phase began. */
export const shieldOf = (cf: number): number => Math.ceil(cf / 10);

/** The target stands below a roof, and the attacker not in the same building. */
export const isShielded = (ground: Ground, from: Mech, to: Mech): boolean => {
  const building = buildingOf(ground, standOf(ground, to));
  return building > 0 && building !== buildingOf(ground, standOf(ground, from));
};
