/** The catalogue as the API tells it: plain objects, ready for JSON, tons as numbers. */
import { toTons } from '../kernel';
import { has, itemsOf, mountsOf } from './battle-value/mounts';
import { perLocation } from './body';
import { armorItemOf } from './armor';
import { pieceWeights } from './construction/piece-weights';
import { fullStructure } from './fitness';
import { baseTons } from './items/item-price';
import {
  WEIGHT_CLASSES,
  type Catalog,
  type Faction,
  type HouseListEntry,
  type Item,
  type MechDesign,
  type Slot,
} from './model';
import { designName } from './search/search';

/** A line of a list of designs. */
export const presentMechSummary = (mech: MechDesign) => ({
  design: mech.slug as string,
  name: designName(mech),
  chassis: mech.chassis,
  model: mech.model,
  tons: mech.tons,
  class: mech.weightClass,
  techBase: mech.techBase,
  mixedTech: mech.mixedTech,
  rulesLevel: mech.rulesLevel,
  role: mech.role,
  year: mech.year,
  bv: mech.bv,
  cost: mech.cost,
  walk: mech.walk,
  run: mech.run,
  jump: mech.jump,
  motion: mech.motion,
  omni: mech.omni,
  factions: [...mech.factions] as string[],
});
export type MechSummary = ReturnType<typeof presentMechSummary>;

/** Marks that hardly any slot has are told where they are true only. */
const presentSlot = (slot: Slot | null) =>
  slot === null
    ? null
    : slot.kind === 'system'
      ? { system: slot.part as string, ...(slot.armored === true ? { armored: true } : {}) }
      : { items: slot.items.map((one) => ({ ...one, item: one.item as string })) };

/**
 * Weapons and equipment piece by piece, without heat sinks: what of the slots is one, which its slots alone
 * do not tell.
 */
const presentMounts = (catalog: Catalog, mech: MechDesign) =>
  mountsOf(mech, itemsOf(mech, (id) => catalog.item(id)).items)
    .filter(
      (mount) =>
        ['weapon', 'equipment'].includes(mount.item.kind) &&
        !has(mount, 'heat-sink') &&
        !has(mount, 'double-heat-sink'),
    )
    .map(({ item, location, rear, slots }) => ({
      item: item.id as string,
      location: location as string,
      rear,
      heat: item.weapon?.heat ?? null,
      slots: slots.map((one) => ({ location: one.location as string, slot: one.slot })),
    }));

/** The record sheet in full. `items` names every item that stands in a slot, with its weight on this mech. */
export const presentRecordSheet = (catalog: Catalog, mech: MechDesign) => ({
  ...presentMechSummary(mech),
  mulId: mech.mulId,
  engine: { ...mech.engine },
  heatSinks: { ...mech.heatSinks, item: mech.heatSinks.item as string },
  gyro: mech.gyro,
  cockpit: mech.cockpit,
  fullHeadEjection: mech.fullHeadEjection,
  structureType: mech.structureType,
  structureTechBase: mech.structureTechBase,
  armorType: mech.armorType,
  armorTechBase: mech.armorTechBase,
  patchwork: mech.patchwork === null ? null : { ...mech.patchwork },
  armorItem: armorItemOf(mech) as string,
  armor: { ...mech.armor },
  structure: { ...mech.structure },
  structurePoints: fullStructure(mech),
  slots: perLocation((location) => mech.slots[location].map(presentSlot)),
  items: Object.entries(mech.mountTons).map(([item, weight]) => ({
    item,
    name: catalog.item(item)?.name ?? item,
    tons: toTons(weight),
  })),
  mounts: presentMounts(catalog, mech),
  ammunition: mech.bins.map((bin) => ({ ...bin, item: bin.item as string })),
});

/**
 * An item of equipment. `weights`: tons of a piece of what weighs by the mech, of which a depot holds
 * `item@tons` (DEP-6); null for all else. `price.tons` is the base (SUP-3) of a piece or a 1 t lot, before
 * any factor; null when not traded by itself, and for what weighs by the mech.
 */
export const presentItem = (item: Item) => {
  const base = baseTons(item);
  const weights = pieceWeights(item);
  return {
    item: item.id as string,
    name: item.name,
    kind: item.kind,
    techBase: item.techBase,
    rulesLevel: item.rulesLevel,
    tons: item.tons === null ? null : toTons(item.tons),
    weights: weights.length === 0 ? null : weights.map(toTons),
    slots: item.slots,
    bv: item.bv,
    weapon: item.weapon === null ? null : { ...item.weapon },
    ammunition:
      item.ammunition === null
        ? null
        : { ...item.ammunition, stockedAs: item.ammunition.stockedAs as string },
    flags: [...item.flags],
    stockUnit: item.stockUnit,
    // Tons are tons for a client; that a depot counts them in millionths is nobody's business.
    perTon: item.stockUnit === 'tons' ? 1 : item.perTon,
    tradable: item.tradable,
    price: {
      class: item.priceClass,
      factor: item.priceClass === 'standard' ? 1 : 1.5,
      tons: base === null ? null : toTons(base),
    },
  };
};

export const presentFaction = (faction: Faction) => ({
  faction: faction.id as string,
  name: { ...faction.name },
  clan: faction.clan,
  innerSphere: faction.innerSphere,
});

/** A faction's house list; null for an unknown faction. `weight`: ways out of 36 of a 2D6 roll. */
export const presentHouseList = (catalog: Catalog, faction: string) => {
  const list = catalog.houseList(faction);
  if (list === null) return null;
  const entry = ({ design, weight }: HouseListEntry) => {
    const mech = catalog.mech(design);
    return {
      design: design as string,
      name: mech === null ? (design as string) : designName(mech),
      tons: mech?.tons ?? null,
      bv: mech?.bv ?? null,
      weight,
    };
  };
  return {
    faction,
    lists: Object.fromEntries(
      WEIGHT_CLASSES.map((weightClass) => [weightClass, list[weightClass].map(entry)]),
    ),
  };
};
