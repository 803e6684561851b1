/**
 * The pieces of a design as MegaMek 0.49 loads them: one that lies in three locations becomes several, each
 * in two at the most.
 */
import { flatMap } from '../../kernel';
import type { Location } from '../model';
import { FROM_OUTSIDE, INWARD, type Mount, type MountSlot } from './mounts';

interface Part {
  location: Location;
  readonly slots: MountSlot[];
}

const locationsOf = ({ slots }: Mount): number => new Set(slots.map(({ location }) => location)).size;

/**
 * From outside inwards, each slot goes to the first part of its own location or of the one outside it, which
 * then reaches further in.
 */
const partsOf = ({ slots }: Mount): readonly Part[] => {
  const parts: Part[] = [];
  for (const location of FROM_OUTSIDE)
    for (const slot of slots.filter((one) => one.location === location)) {
      const part = parts.find((one) => one.location === location || INWARD[one.location] === location);
      if (part === undefined) parts.push({ location, slots: [slot] });
      else {
        part.location = location;
        part.slots.push(slot);
      }
    }
  return parts;
};

export const asLoaded = (mounts: readonly Mount[]): readonly Mount[] =>
  mounts.some((mount) => !mount.item.spreadable && locationsOf(mount) > 2)
    ? flatMap(mounts, (mount) =>
        mount.item.spreadable || locationsOf(mount) <= 2
          ? [mount]
          : partsOf(mount).map((part) => ({ ...mount, ...part })),
      )
    : mounts;
