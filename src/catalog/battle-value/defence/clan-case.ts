/** Where a clan chassis has CASE without saying so (TM, clan mechs; `reading.ts` on whose reading counts). */
import { LOCATIONS, type Location, type MechDesign } from '../../model';
import { HYPER_VELOCITY, NONE } from '../offence/ammunition-types';
import { has, type Mount } from '../mounts';
import type { Reading } from '../reading';

const EVERYWHERE: ReadonlySet<Location> = new Set(LOCATIONS);
const NOWHERE: ReadonlySet<Location> = new Set();

/** What may explode in a design, as far as CASE goes; a capacitor and what it charges do too. */
const UNTOLD: readonly string[] = ['ppc-capacitor', 'b-pod', 'm-pod'];
const mayExplode = (mount: Mount): boolean =>
  mount.item.explosive ||
  UNTOLD.some((flag) => has(mount, flag)) ||
  HYPER_VELOCITY.has(mount.item.weapon?.ammunition ?? NONE);

/** It goes by what the design mounts, whether or not it still works. */
export const clanCase = (
  { techBase }: Pick<MechDesign, 'techBase'>,
  all: readonly Mount[],
  reading: Reading,
): ReadonlySet<Location> => {
  if (techBase !== 'clan') return NOWHERE;
  return reading === 'books' ? EVERYWHERE : new Set(all.filter(mayExplode).map(({ location }) => location));
};
