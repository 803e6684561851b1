/** Actuator enhancement systems: a system steadies the arm in which it stands, or all legs together (TO, BV). */
import { armsOf, legsOf } from '../body';
import type { Location } from '../model';
import { has } from './mounts';
import type { Subject } from './subject';

type At = Pick<Subject, 'design' | 'mounts'>;
const standsIn = ({ mounts }: At, location: Location): boolean =>
  mounts.some((mount) => has(mount, 'actuator-enhancement-system') && mount.location === location);

/** Whether what stands in a location is held by a steadied arm. */
export const steadied = (subject: At, location: Location): boolean =>
  subject.design.motion === 'biped' && (location === 'RA' || location === 'LA') && standsIn(subject, location);

const ARM = 0.1;
const BIPED_LEGS = 0.2;
const QUAD_LEGS = 0.4;

/** What the systems add to the worth of the mech's weight, as a share of it. */
export const enhancement = (subject: At): number => {
  const { design } = subject;
  const legs = legsOf(design).every((leg) => standsIn(subject, leg));
  if (design.motion === 'quad') return legs ? QUAD_LEGS : 0;
  return armsOf(design).filter((arm) => standsIn(subject, arm)).length * ARM + (legs ? BIPED_LEGS : 0);
};
