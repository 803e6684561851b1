/** A design put together: its items found, its pieces made of slots. Whoever values a design and then checks it asks twice for the same. */
import type { Item, ItemId, MechDesign } from '../model';
import { itemsOf, mountsOf, type Mount } from './mounts';

export interface Assembly {
  readonly items: ReadonlyMap<ItemId, Item>;
  /** Ids that the look-up does not know. */
  readonly unknown: readonly ItemId[];
  readonly mounts: readonly Mount[];
}
type Lookup = (id: ItemId) => Item | null;

/** Nothing else of a design goes into it. */
const FIELDS = ['slots', 'tons', 'motion', 'jump', 'mountTons'] as const;

/** The last one only: designs stay as long as whoever has them, what they are made of need not. */
let last: { readonly design: MechDesign; readonly lookup: Lookup; readonly assembly: Assembly } | null = null;

export const assemblyOf = (design: MechDesign, lookup: Lookup): Assembly => {
  const before = last;
  if (before !== null && before.lookup === lookup && FIELDS.every((field) => before.design[field] === design[field])) return before.assembly;
  const { items, unknown } = itemsOf(design, lookup);
  const assembly = { items, unknown, mounts: mountsOf(design, items) };
  last = { design, lookup, assembly };
  return assembly;
};
