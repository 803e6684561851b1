/** The price factors of a buyer and a seller (SUP-2, SUP-4, SUP-6, SUP-10). What changes a factor adds its term here. */
import type { Catalog, Faction, Item, MechDesign, TechBase } from '../../catalog/model';
import type { FactorTerm } from './price';

/** SUP-10: for a clan force, clan and Inner Sphere change places. */
export const ownTechnology = (faction: Faction): TechBase => (faction.clan ? 'clan' : 'is');

/** SUP-2: of a part; null when it is of the other technology, which only BLD-BLACK sells. */
export const equipmentFactors = (buyer: Faction, item: Item): readonly FactorTerm[] | null => {
  if (item.techBase !== 'any' && item.techBase !== ownTechnology(buyer)) return null;
  return item.priceClass === 'standard'
    ? [{ text: 'supply/standard-part', hundredths: 100, rule: 'SUP-2' }]
    : [{ text: 'supply/other-part', hundredths: 150, rule: 'SUP-2' }];
};

/** SUP-4: of a mech; null when it is the other technology's, or only the other kind of factions has it (BLD-BLACK). */
export const mechFactors = (catalog: Catalog, buyer: Faction, design: MechDesign): readonly FactorTerm[] | null => {
  if (design.factions.includes(buyer.id)) return [{ text: 'supply/own-faction', hundredths: 100, rule: 'SUP-4' }];
  if (design.techBase !== ownTechnology(buyer)) return null;
  const sold = design.factions.length === 0 || design.factions.some((id) => catalog.faction(id)?.clan === buyer.clan);
  return sold ? [{ text: 'supply/other-faction', hundredths: 120, rule: 'SUP-4' }] : null;
};

/** SUP-5: of a pilot. */
export const pilotFactors = (): readonly FactorTerm[] => [{ text: 'supply/pilot', hundredths: 100, rule: 'SUP-5' }];

/** SUP-6: of whatever is sold. */
export const saleFactors = (): readonly FactorTerm[] => [{ text: 'supply/sale', hundredths: 50, rule: 'SUP-6' }];
