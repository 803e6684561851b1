/** What is mounted on a design: the items of its slots put together to whole pieces, each with the slots that it fills. */
import { LOCATIONS, type Item, type ItemId, type Location, type MechDesign } from '../model';

export interface MountSlot {
  readonly location: Location;
  /** From 1. */
  readonly slot: number;
}

export interface Mount {
  readonly item: Item;
  /** Where most of it stands; of a piece that is split evenly, the first in the order of LOCATIONS. */
  readonly location: Location;
  readonly rear: boolean;
  readonly slots: readonly MountSlot[];
}

/** Whether its item has a flag of the catalogue. */
export const has = (mount: Mount, flag: string): boolean => mount.item.flags.includes(flag);

interface Run {
  readonly item: Item;
  readonly rear: boolean;
  readonly slots: readonly MountSlot[];
}

const runsOf = (design: MechDesign, location: Location, items: ReadonlyMap<ItemId, Item>): readonly Run[] => {
  const runs = new Map<string, { item: Item; rear: boolean; slots: MountSlot[] }>();
  design.slots[location].forEach((slot, index) => {
    if (slot?.kind !== 'items') return;
    for (const { item: id, rear } of slot.items) {
      const item = items.get(id);
      if (item === undefined) continue;
      const key = rear ? `${id}<` : id;
      const run = runs.get(key) ?? { item, rear, slots: [] };
      run.slots.push({ location, slot: index + 1 });
      runs.set(key, run);
    }
  });
  return [...runs.values()];
};

const piece = ({ item, rear }: Run, slots: readonly MountSlot[]): Mount => {
  const count = (location: Location) => slots.filter((slot) => slot.location === location).length;
  const location = LOCATIONS.reduce((best, next) => (count(next) > count(best) ? next : best));
  return { item, rear, slots, location };
};

const chunks = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

/**
 * Every piece that stands in slots, in the order of LOCATIONS. What is left over of an item in a location belongs to a piece that
 * is split over two. An item whose slots depend on the mech is one piece a location.
 */
export const mountsOf = (design: MechDesign, items: ReadonlyMap<ItemId, Item>): readonly Mount[] => {
  const mounts: Mount[] = [];
  const rests = new Map<string, { run: Run; slots: MountSlot[] }>();
  for (const location of LOCATIONS)
    for (const run of runsOf(design, location, items)) {
      const size = run.item.slots ?? run.slots.length;
      const whole = size === 0 ? 0 : run.slots.length - (run.slots.length % size);
      for (const slots of chunks(run.slots.slice(0, whole), Math.max(1, size))) mounts.push(piece(run, slots));
      const key = `${run.item.id}${run.rear ? '<' : ''}`;
      const rest = rests.get(key) ?? { run, slots: [] };
      rest.slots.push(...run.slots.slice(whole));
      rests.set(key, rest);
    }
  for (const { run, slots } of rests.values())
    for (const part of chunks(slots, Math.max(1, run.item.slots ?? slots.length))) mounts.push(piece(run, part));
  return mounts;
};

/** Every item that a design names, found by `lookup`; those that it does not know by id. */
export const itemsOf = (
  design: MechDesign,
  lookup: (id: ItemId) => Item | null,
): { readonly items: ReadonlyMap<ItemId, Item>; readonly unknown: readonly ItemId[] } => {
  const items = new Map<ItemId, Item>();
  const unknown = new Set<ItemId>();
  for (const location of LOCATIONS)
    for (const slot of design.slots[location]) {
      if (slot?.kind !== 'items') continue;
      for (const { item: id } of slot.items) {
        if (items.has(id) || unknown.has(id)) continue;
        const item = lookup(id);
        if (item === null) unknown.add(id);
        else items.set(id, item);
      }
    }
  return { items, unknown: [...unknown] };
};
