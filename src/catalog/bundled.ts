/** The catalogue that comes with the project: its data files, read once per process, with look-ups by map. */
import factionRows from './data/factions.json';
import houseListRows from './data/house-lists.json';
import itemRows from './data/items.json';
import mechRows from './data/mechs.json';
import supportUnitRows from './data/support-units.json';
import { decodeEntries, decodeItem, decodeMech, decodeSupportUnit, slotReader } from './decode';
import { furtherEquipment } from './items/equipment';
import { WEIGHT_CLASSES, type Catalog, type Faction, type FactionId, type HouseList } from './model';

const build = (): Catalog => {
  const readSlot = slotReader();
  const mechs = mechRows.map((row) => decodeMech(row, readSlot));
  const items = itemRows.map(decodeItem);
  const supportUnits = supportUnitRows.map(decodeSupportUnit);
  const factions = factionRows.map((row): Faction => ({ ...row, id: row.id as FactionId }));
  const listOf = (faction: string): HouseList => {
    const entries = WEIGHT_CLASSES.map((weightClass) => {
      const row = houseListRows.find(
        (candidate) => candidate.faction === faction && candidate.class === weightClass,
      );
      return [weightClass, row === undefined ? [] : decodeEntries(row)] as const;
    });
    return Object.fromEntries(entries) as HouseList;
  };
  const mechOf = new Map<string, (typeof mechs)[number]>(mechs.map((mech) => [mech.slug, mech]));
  const itemOf = new Map<string, (typeof items)[number]>(items.map((item) => [item.id, item]));
  const supportUnitOf = new Map<string, (typeof supportUnits)[number]>(
    supportUnits.map((unit) => [unit.slug, unit]),
  );
  const factionOf = new Map<string, Faction>(factions.map((faction) => [faction.id, faction]));
  const lists = new Map<string, HouseList>(factions.map((faction) => [faction.id, listOf(faction.id)]));
  return {
    mechs,
    supportUnits,
    items,
    factions,
    mech: (slug) => mechOf.get(slug) ?? null,
    supportUnit: (slug) => supportUnitOf.get(slug) ?? null,
    item: (id) => itemOf.get(id) ?? furtherEquipment().get(id) ?? null,
    faction: (id) => factionOf.get(id) ?? null,
    houseList: (faction) => lists.get(faction) ?? null,
    drawnBy: () => [],
  };
};

let built: Catalog | null = null;

/**
 * The whole catalogue: 630 mechs, 4 support units, 214 items (`item` knows 2,126 further ones), 13 factions
 * with their house lists. Immutable; always the same object.
 */
export const bundledCatalog = (): Catalog => (built ??= build());
