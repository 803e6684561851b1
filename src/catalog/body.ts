/**
 * How the locations of a mech hang together: rear armour and arms on their torsos, and which of them it walks
 * on.
 */
import { LOCATIONS, type ArmorLocation, type Location, type MechDesign } from './model';

type Body = Pick<MechDesign, 'motion'>;

/** One value for each location, in their order. */
export const perLocation = <T>(valueOf: (location: Location) => T): Readonly<Record<Location, T>> => ({
  HD: valueOf('HD'),
  CT: valueOf('CT'),
  RT: valueOf('RT'),
  LT: valueOf('LT'),
  RA: valueOf('RA'),
  LA: valueOf('LA'),
  RL: valueOf('RL'),
  LL: valueOf('LL'),
});

const REAR: Readonly<Partial<Record<Location, ArmorLocation>>> = { CT: 'CTR', RT: 'RTR', LT: 'LTR' };
/** The rear armour of a torso; null for every other location. */
export const rearOf = (location: Location): ArmorLocation | null => REAR[location] ?? null;

/** The location whose structure carries the armour. */
export const locationOfArmor = (armor: ArmorLocation): Location =>
  LOCATIONS.find((location) => rearOf(location) === armor) ?? (armor as Location);

const INWARD: Readonly<Record<Location, Location | null>> = {
  ...{ RA: 'RT', LA: 'LT', RL: 'RT', LL: 'LT' },
  ...{ RT: 'CT', LT: 'CT' },
  ...{ CT: null, HD: null },
};
/** Where damage goes on to when a location is gone; null: nowhere. */
export const inwardOf = (location: Location): Location | null => INWARD[location];

const FRONT_LIMBS: readonly Location[] = ['RA', 'LA'];
/** The side torso at which an arm, or a quad's front leg, hangs; null for every other location. */
export const torsoAtFrontLimb = (location: Location): Location | null =>
  FRONT_LIMBS.includes(location) ? inwardOf(location) : null;

/** The side torso that a biped's arm falls with; null for every other location. */
export const torsoOfArm = ({ motion }: Body, location: Location): Location | null =>
  motion === 'biped' ? torsoAtFrontLimb(location) : null;

const ARMS: readonly Location[] = ['RA', 'LA'];
const LEGS: readonly Location[] = ['RL', 'LL'];
const QUAD_LEGS: readonly Location[] = [...ARMS, ...LEGS];
/** A quad walks on its arms. */
export const legsOf = ({ motion }: Body): readonly Location[] => (motion === 'quad' ? QUAD_LEGS : LEGS);
/** None for a quad. */
export const armsOf = ({ motion }: Body): readonly Location[] => (motion === 'quad' ? [] : ARMS);
