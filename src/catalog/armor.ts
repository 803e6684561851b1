/** The armour of a design as stock (DEP-6): which item its points are. */
import type { ItemId, MechDesign } from './model';

/** The item of which a depot must hold points to mend this design's armour. */
export const armorItemOf = (design: Pick<MechDesign, 'armorType' | 'techBase'>): ItemId => {
  switch (design.armorType) {
    case 'standard':
      return 'standard-armor' as ItemId;
    case 'ferro-fibrous':
      return `${design.techBase}-ferro-fibrous-armor` as ItemId;
    case 'stealth':
      return 'is-stealth-armor' as ItemId;
  }
};
