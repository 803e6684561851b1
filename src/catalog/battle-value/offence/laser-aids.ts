/** What stands beside a laser and belongs to it: a pulse module, or an insulator (IO and TO, equipment). */
import { has, type Mount } from '../mounts';
import type { Subject } from '../subject';

export type LaserAid = 'pulse-module' | 'insulator';

/** It has no flag of its own. */
const PULSE_MODULE = 'ISRISCLaserPulseModule';
const INSULATOR = 'laser-insulator';
export const isPulseModule = ({ item }: Mount): boolean => item.alias === PULSE_MODULE;

/**
 * Lasers with what aids them: a module serves the first free weapon of its location that may have one, an
 * insulator what stands before it.
 */
export const laserAids = ({ mounts }: Pick<Subject, 'mounts'>): ReadonlyMap<Mount, LaserAid> => {
  const aided = new Map<Mount, LaserAid>();
  if (!mounts.some((mount) => isPulseModule(mount) || has(mount, INSULATOR))) return aided;
  mounts.forEach((mount, index) => {
    if (isPulseModule(mount)) {
      const laser = mounts.find(
        (one) =>
          one.location === mount.location &&
          one.item.weapon !== null &&
          one.item.techBase !== 'clan' &&
          !has(one, 'pulse') &&
          !aided.has(one),
      );
      if (laser !== undefined) aided.set(laser, 'pulse-module');
    } else if (has(mount, INSULATOR)) {
      const before = mounts[index - 1];
      if (before?.location === mount.location && has(before, 'laser') && !aided.has(before))
        aided.set(before, 'insulator');
    }
  });
  return aided;
};
