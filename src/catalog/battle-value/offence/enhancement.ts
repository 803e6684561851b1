/**
 * Actuator enhancement systems: a system steadies the arm in which it stands, or all legs together (TO, BV).
 */
import { armsOf, legsOf } from '../../body';
import type { Location } from '../../model';
import { flagged } from '../flagged';
import type { Subject } from '../subject';

type At = Pick<Subject, 'design' | 'mounts'>;
const standsIn = ({ mounts }: At, location: Location): boolean =>
  flagged(mounts, 'actuator-enhancement-system').some((mount) => mount.location === location);

/** Whether what stands in a location is held by a steadied arm. */
export const steadied = (subject: At, location: Location): boolean =>
  subject.design.motion === 'biped' &&
  (location === 'RA' || location === 'LA') &&
  standsIn(subject, location);

const ARM = 0.1;
const BIPED_LEGS = 0.2;
const QUAD_LEGS = 0.4;

/** What the systems make of the worth of the mech's weight; added up one by one, as MegaMek does. */
export const enhancement = (subject: At): number => {
  const { design } = subject;
  let factor = 1;
  for (const arm of armsOf(design)) if (standsIn(subject, arm)) factor += ARM;
  if (legsOf(design).every((leg) => standsIn(subject, leg)))
    factor += design.motion === 'quad' ? QUAD_LEGS : BIPED_LEGS;
  return factor;
};
