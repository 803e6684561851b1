/** SETUP-3: from which designs a starting force may be chosen. */
import type { Catalog, MechDesign } from '../model';
import type { ForceOptions } from './draft';

/**
 * Whether a campaign can have it at all. Of a land-air mech it cannot: no map, sheet or record of a campaign
 * knows anything that flies, and half of what such a mech is worth is that it does.
 */
export const isFielded = ({ lam }: Pick<MechDesign, 'lam'>): boolean => lam === null;

/**
 * Whether a design may start in a force of a faction: on the faction's house list; or had by the faction; or
 * had by any Inner Sphere faction; or any at all that a campaign can have.
 */
export const isLegalStart = (
  catalog: Catalog,
  list: ForceOptions['startingList'],
  faction: string,
  design: MechDesign,
): boolean => {
  if (!isFielded(design)) return false;
  switch (list) {
    case 'faction': {
      const houseList = catalog.houseList(faction);
      return (
        houseList !== null && houseList[design.weightClass].some((entry) => entry.design === design.slug)
      );
    }
    case 'any-own-faction':
      return design.factions.some((id) => id === faction);
    case 'any-inner-sphere':
      return design.factions.some((id) => catalog.faction(id)?.innerSphere ?? false);
    case 'free':
      return true;
  }
};
