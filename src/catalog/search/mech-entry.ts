/**
 * What a search of designs looks at and answers: plain JSON, so that designs can be found that are not in
 * memory.
 */
import { LOCATIONS, type Item, type ItemId, type MechDesign } from '../model';
import { presentMechSummary, type MechSummary } from '../present';

/**
 * Counts the changes of what an entry holds: an entry of another version is to be made anew from its design.
 */
export const MECH_ENTRY_VERSION = 1;

export interface MechEntry {
  /** The line of a list. */
  readonly summary: MechSummary;
  /** Ids of its weapons, physical ones too, each once, in the order of ids. */
  readonly weapons: readonly string[];
}

const PHYSICAL = ['club', 'hand-weapon', 'talon'];
const isWeapon = (item: Item): boolean =>
  item.weapon !== null || PHYSICAL.some((flag) => item.flags.includes(flag));

/** The entry of a design; what `lookup` does not know is no weapon. */
export const entryOf = (design: MechDesign, lookup: (id: ItemId) => Item | null): MechEntry => {
  const ids = new Set<ItemId>();
  for (const location of LOCATIONS)
    for (const slot of design.slots[location])
      if (slot?.kind === 'items') for (const { item } of slot.items) ids.add(item);
  const weapons = [...ids].filter((id) => {
    const item = lookup(id);
    return item !== null && isWeapon(item);
  });
  return { summary: presentMechSummary(design), weapons: weapons.sort() };
};
