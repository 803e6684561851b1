/**
 * The mech's own parts in a refit (REP-4, REP-5): they stay with their damage; only hands and lower arms may
 * come or go.
 */
import { flatMap, microTons, type MicroTons, tons } from '../../kernel';
import type { Condition, SlotDamage } from '../condition';
import { LOCATIONS, type Location, type MechDesign, type SystemPart } from '../model';
import type { SlotPlace } from '../slots';

export interface SystemSlot {
  readonly location: Location;
  readonly slot: number;
  readonly part: SystemPart;
  readonly armored: boolean;
}

export interface SystemsMatch {
  readonly stay: readonly { readonly before: SystemSlot; readonly after: SystemSlot }[];
  readonly fit: readonly SystemSlot[];
  readonly remove: readonly SystemSlot[];
}

const keyOf = ({ location, slot }: SlotPlace): string => location + String(slot);

/** REP-5: an actuator is bought where the mech stands, 1 t each (SUP-3) at ×1.0. */
const ACTUATOR = tons(1);
const ARM_ENDS: readonly SystemPart[] = ['lower-arm', 'hand'];

const systemsOf = (design: MechDesign): readonly SystemSlot[] =>
  flatMap(LOCATIONS, (location) =>
    flatMap(design.slots[location], (slot, index) =>
      slot?.kind === 'system'
        ? [{ location, slot: index + 1, part: slot.part, armored: slot.armored === true }]
        : [],
    ),
  );

/** The slots of one part in one location are set against each other in their order. */
export const matchSystems = (from: MechDesign, to: MechDesign): SystemsMatch => {
  const places = [...systemsOf(to)];
  const stay: SystemsMatch['stay'][number][] = [];
  const remove: SystemSlot[] = [];
  for (const before of systemsOf(from)) {
    const index = places.findIndex(
      ({ location, part }) => location === before.location && part === before.part,
    );
    const after = places[index];
    if (after === undefined) remove.push(before);
    else {
      places.splice(index, 1);
      stay.push({ before, after });
    }
  }
  return { stay, fit: places, remove };
};

/** Whether a part of the mech's own may be left off or put on. */
export const mayChange = ({ part }: SystemSlot): boolean => ARM_ENDS.includes(part);

export const actuatorCost = (fitted: number): MicroTons => microTons(fitted * ACTUATOR);

/** Damage of slots that stay, moved to where they stand afterwards. */
export const carriedDamage = (
  condition: Condition,
  pairs: readonly { readonly before: SlotPlace; readonly after: SlotPlace }[],
): readonly SlotDamage[] => {
  if (condition.slots.length === 0) return [];
  const states = new Map(condition.slots.map((damage) => [keyOf(damage), damage.state]));
  return flatMap(pairs, ({ before, after }) => {
    const state = states.get(keyOf(before));
    return state === undefined ? [] : [{ location: after.location, slot: after.slot, state }];
  });
};
