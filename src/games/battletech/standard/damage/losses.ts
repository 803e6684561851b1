/** Locations that are destroyed, and what goes with them (BT-DMG-5, BT-DMG-8). */
import type { Location } from '../../../../catalog';
import type { TokenId } from '../../../shapes';
import { legsOf } from '../mech/body';
import type { DamageCourse } from './damage-course';
import type { DamageEvent, FallCause } from './events';
import { enginesLost, structureLeft } from './points';
import type { OutReason, Victim } from './victim';

export const ENGINE_HITS_TO_DESTROY = 3;

const ARM_OF: Readonly<Partial<Record<Location, Location>>> = { RT: 'RA', LT: 'LA' };

/** Whether the pilot sits in the head. */
export const isInHead = ({ sheet }: Pick<Victim, 'sheet'>): boolean => sheet.cockpit !== 'torso-mounted';

/** Tells that a mech is out, unless that was told and changes nothing. */
export const takeOut = (
  course: DamageCourse,
  unit: TokenId,
  reason: OutReason,
  { isDevastated, pilotDies }: { readonly isDevastated: boolean; readonly pilotDies: boolean },
): void => {
  const { harm } = course.victim(unit);
  const isNews =
    harm.out === null || (pilotDies && harm.pilot === 'aboard') || (isDevastated && !harm.isDevastated);
  if (isNews) course.add({ type: 'out', unit, rolls: [], reason, isDevastated, pilotDies });
};

export const checkEngine = (course: DamageCourse, unit: TokenId): void => {
  if (enginesLost(course.victim(unit)) >= ENGINE_HITS_TO_DESTROY)
    takeOut(course, unit, 'engine', { isDevastated: false, pilotDies: false });
};

const fallOf = ({ sheet }: Victim, location: Location): FallCause | null =>
  legsOf(sheet).includes(location) ? 'leg-lost' : null;

/** `isExplosion`: an explosion within the mech destroyed it. */
export const loseLocation = (
  course: DamageCourse,
  unit: TokenId,
  location: Location,
  why: 'damage' | 'blown-off',
  isExplosion: boolean,
): void => {
  const victim = course.victim(unit);
  const lost = (one: Location, cause: 'damage' | 'blown-off' | 'fell-off'): DamageEvent => ({
    type: 'location-lost',
    unit,
    rolls: [],
    location: one,
    why: cause,
    fall: fallOf(victim, one),
  });
  course.add(lost(location, why));
  const arm = ARM_OF[location];
  if (arm !== undefined && structureLeft(victim, arm) > 0) course.add(lost(arm, 'fell-off'));
  const isInside = isInHead(victim);
  if (location === 'CT')
    takeOut(course, unit, 'centre-torso', {
      isDevastated: isExplosion,
      pilotDies: isExplosion || !isInside,
    });
  else if (location === 'HD' && isInside)
    takeOut(course, unit, 'head', { isDevastated: false, pilotDies: true });
  checkEngine(course, unit);
};
