/**
 * The slots of a mech by their places: what stands in one, whether it is broken, and how full the bin in it
 * is.
 */
import type { Condition } from './condition';
import { locationDestroyed } from './fitness';
import { LOCATIONS, type AmmoBin, type Location, type MechDesign, type Slot } from './model';

export interface SlotPlace {
  readonly location: Location;
  /** From 1. */
  readonly slot: number;
}

/** Whether something stands, or has happened, in that very slot. */
export const isAt =
  (place: SlotPlace) =>
  (one: SlotPlace): boolean =>
    one.location === place.location && one.slot === place.slot;

/** Sorts in the order of LOCATIONS, then of slots. */
export const byPlace = (a: SlotPlace, b: SlotPlace): number =>
  LOCATIONS.indexOf(a.location) - LOCATIONS.indexOf(b.location) || a.slot - b.slot;

/** Null: empty, or there is no such slot. */
export const slotAt = (design: Pick<MechDesign, 'slots'>, { location, slot }: SlotPlace): Slot | null =>
  design.slots[location][slot - 1] ?? null;

/**
 * A location's slots without gaps: MegaMek moves what stands behind a gap up when it loads a mech, and a mech
 * has the same slots here and there. In a head, whose gap belongs there, the mech's own parts stay where they
 * are. What is left empty at the end is left out.
 */
export const closedUp = <T>(
  slots: readonly T[],
  location: Location,
  slotOf: (one: T) => Slot | null,
  empty: T,
): readonly T[] => {
  const filled = slots.filter((one) => slotOf(one) !== null);
  if (location !== 'HD') return filled;
  const items = filled.filter((one) => slotOf(one)?.kind === 'items');
  return slots.map((one) => (slotOf(one)?.kind === 'system' ? one : (items.shift() ?? empty)));
};

/** Whether a slot is hit, destroyed or gone with its location. */
export const isBroken = (design: MechDesign, condition: Condition, place: SlotPlace): boolean =>
  locationDestroyed(design, condition, place.location) || condition.slots.some(isAt(place));

/** Shots in a bin by the condition, whether or not the bin is broken. */
export const shotsIn = (condition: Condition, bin: AmmoBin): number =>
  condition.ammunition.find(isAt(bin))?.shots ?? bin.shots;
