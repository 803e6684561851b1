/**
 * Which launchers a fire-control system guides: each system one launcher of its kind in its own location, in
 * the order of slots.
 */
import { APOLLO_GUIDED, ARTEMIS_GUIDED } from './ammunition-types';
import { flagged } from '../flagged';
import type { Mount } from '../mounts';
import type { Subject } from '../subject';

interface System {
  readonly flag: string;
  readonly guides: ReadonlySet<number>;
  readonly factor: number;
}
const SYSTEMS: readonly System[] = [
  { flag: 'artemis-v', guides: ARTEMIS_GUIDED, factor: 1.3 },
  { flag: 'artemis', guides: ARTEMIS_GUIDED, factor: 1.2 },
  { flag: 'apollo', guides: APOLLO_GUIDED, factor: 1.15 },
];

/** Guided launchers with the factor of their system. */
export const guidedLaunchers = (
  subject: Subject,
): ReadonlyMap<Mount, { readonly flag: string; readonly factor: number }> => {
  const guided = new Map<Mount, System>();
  for (const system of SYSTEMS)
    for (const computer of flagged(subject.mounts, system.flag)) {
      const launcher = subject.mounts.find(
        (mount) =>
          mount.location === computer.location &&
          mount.item.weapon !== null &&
          system.guides.has(mount.item.weapon.ammunition) &&
          !guided.has(mount),
      );
      if (launcher !== undefined) guided.set(launcher, system);
    }
  return guided;
};
