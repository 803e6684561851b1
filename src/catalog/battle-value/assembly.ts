/** A design put together: its items found, its pieces made of slots. Whoever values a design and then checks it asks twice for the same. */
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

/** Nothing else of a design goes into it. */
const FIELDS = ['slots', 'tons', 'motion', 'jump', 'mountTons'] as const;

/** The last one only: designs stay as long as whoever has them, what they are made of need not. */
let last: { readonly design: MechDesign; readonly lookup: Lookup; readonly assembly: Assembly } | null = null;

export const assemblyOf = (design: MechDesign, lookup: Lookup): Assembly => {
  const before = last;
  if (before !== null && before.lookup === lookup && FIELDS.every((field) => before.design[field] === design[field])) return before.assembly;
  const { items, unknown } = itemsOf(design, lookup);
  const assembly = { items, unknown, placed: placedOf(design, items), mounts: mountsOf(design, items) };
  last = { design, lookup, assembly };
  return assembly;
};
