/**
 * What the numbers of ammunition types mean for a Battle Value: which weapons heat, explode, see Artemis or
 * fire at missiles.
 */

/** Of weapons that need no ammunition. */
export const NONE = -1;
/** Two shots an attack. */
export const ULTRA: ReadonlySet<number> = new Set([20]);
/** Six shots an attack. */
export const ROTARY: ReadonlySet<number> = new Set([23]);
/** Fire only when they hit: Streak SRM, Streak LRM, iATM. */
export const STREAK: ReadonlySet<number> = new Set([11, 31, 99]);
/** Launchers that an Artemis system guides: LRM, LRT, SRM, SRT, MML, enhanced LRM, improved SRM and LRM. */
export const ARTEMIS_GUIDED: ReadonlySet<number> = new Set([7, 8, 9, 10, 45, 91, 106, 107]);
/** MRM, which Apollo guides. */
export const APOLLO_GUIDED: ReadonlySet<number> = new Set([12]);
/** Missile defence: counts for the defence, its ammunition too. */
export const ANTI_MISSILE: ReadonlySet<number> = new Set([14, 103]);
/** Hyper-velocity autocannons, which explode while there is ammunition for them. */
export const HYPER_VELOCITY: ReadonlySet<number> = new Set([66]);
/** Coolant, which stands in bins but is no ammunition. */
export const COOLANT_POD = 36;
