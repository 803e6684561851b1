/**
 * A design put together: its items found, its pieces made of slots. Whoever values a design and then checks
 * it asks twice for the same.
 */
import { LOCATIONS, type Item, type ItemId, type Location, type MechDesign, type SlotItem } from '../model';
import { itemsOf, mountsOf, type Mount } from './mounts';

/** One item in one slot. */
export interface Placed {
  readonly item: Item;
  readonly mark: SlotItem;
  readonly location: Location;
  /** From 1. */
  readonly slot: number;
}

export interface Assembly {
  readonly items: ReadonlyMap<ItemId, Item>;
  /** Ids that the look-up does not know. */
  readonly unknown: readonly ItemId[];
  /** What stands in slots, in the order of LOCATIONS and slots. */
  readonly placed: readonly Placed[];
  readonly mounts: readonly Mount[];
}
type Lookup = (id: ItemId) => Item | null;

const placedOf = (design: MechDesign, items: ReadonlyMap<ItemId, Item>): readonly Placed[] => {
  const placed: Placed[] = [];
  for (const location of LOCATIONS)
    design.slots[location].forEach((slot, index) => {
      if (slot?.kind !== 'items') return;
      for (const mark of slot.items) {
        const item = items.get(mark.item);
        if (item !== undefined) placed.push({ item, mark, location, slot: index + 1 });
      }
    });
  return placed;
};

/**
 * All of a design that goes into it, and who knows the items: a draft may change in place, so its parts are
 * compared one by one.
 */
const sourcesOf = (
  { slots, tons, motion, jump, mountTons }: MechDesign,
  lookup: Lookup,
): readonly unknown[] => {
  const sources: unknown[] = [lookup, tons, motion, jump];
  for (const location of LOCATIONS) {
    sources.push(location);
    for (const slot of slots[location]) sources.push(slot);
  }
  for (const item in mountTons) if (Object.hasOwn(mountTons, item)) sources.push(item, mountTons[item]);
  return sources;
};

/** The last one only: designs stay as long as whoever has them, what they are made of need not. */
let last: { readonly sources: readonly unknown[]; readonly assembly: Assembly } | null = null;

export const assemblyOf = (design: MechDesign, lookup: Lookup): Assembly => {
  const sources = sourcesOf(design, lookup);
  const before = last;
  if (
    before?.sources.length === sources.length &&
    sources.every((source, index) => source === before.sources[index])
  )
    return before.assembly;
  const { items, unknown } = itemsOf(design, lookup);
  const assembly = { items, unknown, placed: placedOf(design, items), mounts: mountsOf(design, items) };
  last = { sources, assembly };
  return assembly;
};
