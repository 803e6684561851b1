/**
 * Slots whose marks outlast a refit though they belong to no part: of armour and structure, in their old
 * place.
 */
import { flatMap } from '../../kernel';
import type { MountSlot } from '../battle-value/mounts';
import { LOCATIONS, type Item, type ItemId, type MechDesign, type Slot } from '../model';

const text = (slot: Slot | null): string =>
  slot?.kind === 'items' ? slot.items.map(({ item }) => item).join(' ') : '';

const isFiller = (slot: Slot | null, items: ReadonlyMap<ItemId, Item>): boolean =>
  slot?.kind === 'items' &&
  slot.items.every(({ item }) => ['armor', 'structure'].includes(items.get(item)?.kind ?? ''));

export const keptMarks = (
  from: MechDesign,
  to: MechDesign,
  items: ReadonlyMap<ItemId, Item>,
): readonly { readonly before: MountSlot; readonly after: MountSlot }[] =>
  flatMap(LOCATIONS, (location) =>
    flatMap(from.slots[location], (slot, index) => {
      const there = { location, slot: index + 1 };
      return isFiller(slot, items) && text(slot) === text(to.slots[location][index] ?? null)
        ? [{ before: there, after: there }]
        : [];
    }),
  );
