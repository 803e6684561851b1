/** Weapons and bins by the slots that a question names (BT-9). */
import type { Bin, Mount, Sheet } from '../mech/sheet';
import type { SlotPlace } from './model';

/** The weapon that fills the slot, alone or with others; null: there is none. */
export const weaponAt = ({ mounts }: Pick<Sheet, 'mounts'>, { location, slot }: SlotPlace): Mount | null =>
  mounts.find(
    ({ figures, slots }) =>
      figures.weapon !== null && slots.some((one) => one.location === location && one.slot === slot),
  ) ?? null;

export const binAt = ({ bins }: Pick<Sheet, 'bins'>, { location, slot }: SlotPlace): Bin | null =>
  bins.find((bin) => bin.location === location && bin.slot === slot) ?? null;
