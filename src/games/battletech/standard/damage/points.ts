/** Points, slots and shots that are left of a mech, read from its condition alone. */
import { type ArmorLocation, type Location, LOCATIONS } from '../../../../catalog';
import type { Wounded } from '../mech/body';
import type { Mount } from '../mech/sheet';

export const armorLeft = ({ sheet, condition }: Wounded, face: ArmorLocation): number =>
  condition.armor[face] ?? sheet.armor[face];

export const structureLeft = ({ sheet, condition }: Wounded, location: Location): number =>
  condition.structure[location] ?? sheet.structure[location];

/** By itself; an arm may be gone with its torso besides (`isGone`). */
export const isSlotHit = ({ condition }: Wounded, location: Location, slot: number): boolean =>
  condition.slots.some((one) => one.location === location && one.slot === slot);

export const mountsAt = ({ sheet }: Wounded, location: Location, slot: number): readonly Mount[] => {
  const there = sheet.slots[location][slot - 1] ?? null;
  if (there === null || 'part' in there) return [];
  return sheet.mounts.filter(({ id }) => there.mounts.includes(id));
};

/** What is left in the bin if it is not hit, wherever it lies. */
export const shotsAt = ({ sheet, condition }: Wounded, location: Location, slot: number): number =>
  condition.ammunition.find((one) => one.location === location && one.slot === slot)?.shots ??
  sheet.bins.find((one) => one.location === location && one.slot === slot)?.shots ??
  0;

/** Where a piece's first slot is hit; null: none is. */
export const firstHit = (mech: Wounded, { slots }: Mount): { location: Location; slot: number } | null =>
  slots.find(({ location, slot }) => isSlotHit(mech, location, slot)) ?? null;

/** Engine slots that are hit, or in a location that is destroyed. */
export const enginesLost = (mech: Wounded): number =>
  LOCATIONS.reduce(
    (sum, location) =>
      sum +
      mech.sheet.slots[location].filter(
        (slot, index) =>
          slot !== null &&
          'part' in slot &&
          slot.part === 'engine' &&
          (structureLeft(mech, location) === 0 || isSlotHit(mech, location, index + 1)),
      ).length,
    0,
  );
