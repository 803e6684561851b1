/**
 * The list of weapons that a file has above its slots: each weapon's name and the location in which its last
 * slot lies.
 */
import { flatMap } from '../../kernel';
import { mountSlots, sizedMechOf } from '../items/mount-size';
import type { Item, ItemId, MechDesign } from '../model';
import { FILE_LOCATIONS, locationName } from './keys';

export const weaponLines = (design: MechDesign, lookup: (id: ItemId) => Item | null): readonly string[] => {
  const sized = sizedMechOf(design, lookup, null);
  const begun = new Map<ItemId, number>();
  return flatMap(FILE_LOCATIONS, (location) =>
    flatMap(design.slots[location], (slot) =>
      flatMap(slot?.kind === 'items' ? slot.items : [], ({ item: id }) => {
        const item = lookup(id);
        if (item === null || item.kind !== 'weapon') return [];
        const filled = (begun.get(id) ?? 0) + 1;
        const whole = filled >= (mountSlots(item, sized) ?? 1);
        begun.set(id, whole ? 0 : filled);
        return whole ? [`${item.name}, ${locationName(location, design.motion)}`] : [];
      }),
    ),
  );
};
