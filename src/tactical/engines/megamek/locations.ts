/**
 * How MegaMek numbers a mech's locations (MM-2): HD 0, CT 1, RT 2, LT 3, RA 4, LA 5, RL 6, LL 7; a quad's
 * front legs are 4 and 5.
 */
import { type Location, LOCATIONS } from '../../../catalog';

export const locationIndex = (location: Location): number => LOCATIONS.indexOf(location);

/** Null: a mech has no such location. */
export const locationAt = (index: number): Location | null => LOCATIONS[index] ?? null;
