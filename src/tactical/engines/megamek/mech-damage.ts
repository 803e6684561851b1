/**
 * A mech's damage as MegaMek's force lists and scenarios want it (MM-2, MM-3): by location what is left,
 * which slots are broken, and how many shots are in every bin. A location that is gone has nothing more to
 * tell, so it is one mark; its old losses are the setup's to remember, and a reader takes a location that was
 * gone before a battle from there.
 */
import { flatMap } from '../../../kernel';
import {
  type AmmoBin,
  type Catalog,
  type Condition,
  isAt,
  type Location,
  locationDestroyed,
  LOCATIONS,
  type MechDesign,
  rearOf,
  shotsIn,
  type Slot,
  type SlotState,
} from '../../../catalog';

export interface SlotTold {
  /** From 1. */
  readonly slot: number;
  /** The name by which MegaMek calls what stands there; `System` for the mech's own parts. */
  readonly name: string;
  /** Null: it is whole. */
  readonly state: SlotState | null;
  /** Null: no bin. */
  readonly shots: number | null;
  /** Whether a bin lacks no shots. */
  readonly full: boolean;
  /** Whether MegaMek lets a critical hit strike it. */
  readonly hittable: boolean;
}

export interface LocationTold {
  readonly location: Location;
  readonly gone: boolean;
  /** Points left; null: as in the design. */
  readonly armor: number | null;
  readonly rear: number | null;
  readonly structure: number | null;
  /** Broken ones and all bins, in their order. */
  readonly slots: readonly SlotTold[];
}

const SYSTEM = 'System';

/** MegaMek goes by the first of two items in a slot. */
const nameIn = (
  slot: Slot,
  catalog: Catalog,
): { readonly name: string; readonly hittable: boolean } | null => {
  if (slot.kind === 'system') return { name: SYSTEM, hittable: true };
  const item = slot.items[0] === undefined ? null : catalog.item(slot.items[0].item);
  return item === null || item.alias === null ? null : { name: item.alias, hittable: item.hittable };
};

const slotsOf = (
  catalog: Catalog,
  design: MechDesign,
  condition: Condition,
  location: Location,
): readonly SlotTold[] =>
  flatMap(design.slots[location], (content, index): SlotTold[] => {
    const place = { location, slot: index + 1 };
    const bin: AmmoBin | null = design.bins.find(isAt(place)) ?? null;
    const state = condition.slots.find(isAt(place))?.state ?? null;
    const called = content === null || (bin === null && state === null) ? null : nameIn(content, catalog);
    const shots = bin === null ? null : shotsIn(condition, bin);
    return called === null
      ? []
      : [{ slot: place.slot, ...called, state, shots, full: bin !== null && shots === bin.shots }];
  });

/** Every location that differs from the design or has a bin. `catalog` knows what stands in its slots. */
export const mechDamage = (
  catalog: Catalog,
  design: MechDesign,
  condition: Condition,
): readonly LocationTold[] =>
  flatMap(LOCATIONS, (location): LocationTold[] => {
    const gone = locationDestroyed(design, condition, location);
    if (gone) return [{ location, gone, armor: null, rear: null, structure: null, slots: [] }];
    const rear = rearOf(location);
    const told: LocationTold = {
      location,
      gone,
      armor: condition.armor[location] ?? null,
      rear: rear === null ? null : (condition.armor[rear] ?? null),
      structure: condition.structure[location] ?? null,
      slots: slotsOf(catalog, design, condition, location),
    };
    return told.armor === null && told.rear === null && told.structure === null && told.slots.length === 0
      ? []
      : [told];
  });
