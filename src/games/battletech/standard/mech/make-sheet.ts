/** A design's sheet for the standard rules (BT-2): its figures, and its equipment piece by piece. */
import { flatMap } from '../../../../kernel';
import {
  type Catalog,
  type Item,
  type ItemId,
  type Location,
  LOCATIONS,
  type MechDesign,
  type Mount as Mounted,
  mountsOf,
} from '../../../../catalog';
import type { Bin, Figures, Mount, Sheet, SheetSlot } from './sheet';

export const figuresOf = (item: Item): Figures => ({
  item: item.id,
  name: item.name,
  kind: item.kind,
  techBase: item.techBase,
  weapon: item.weapon,
  ammunition:
    item.ammunition === null
      ? null
      : {
          type: item.ammunition.type,
          rackSize: item.ammunition.rackSize,
          munition: item.ammunition.munition,
        },
  flags: item.flags,
  explosive: item.explosive,
  hittable: item.hittable,
});

const mountOf = ({ item, location, rear, turret, armored, slots }: Mounted): Mount => {
  const first = slots.find((one) => one.location === location) ?? slots[0];
  return {
    id: first === undefined ? item.id : `${first.location}.${first.slot}`,
    figures: figuresOf(item),
    location,
    slots: slots.map((one) => ({ location: one.location, slot: one.slot })),
    isRear: rear,
    isTurret: turret,
    isArmored: armored,
  };
};

/** Two pieces in one slot are told apart: `RT.3`, `RT.3b`. */
const named = (mounts: readonly Mount[]): readonly Mount[] => {
  const seen = new Set<string>();
  return mounts.map((mount) => {
    const id = seen.has(mount.id) ? `${mount.id}b` : mount.id;
    seen.add(id);
    return { ...mount, id };
  });
};

const slotsOf = (design: MechDesign, mounts: readonly Mount[]): Sheet['slots'] => {
  const at = new Map<string, string[]>();
  for (const { id, slots } of mounts)
    for (const { location, slot } of slots)
      at.set(`${location}.${slot}`, [...(at.get(`${location}.${slot}`) ?? []), id]);
  const of = (location: Location): readonly (SheetSlot | null)[] =>
    design.slots[location].map((slot, index) => {
      if (slot === null) return null;
      if (slot.kind === 'system') return { part: slot.part, isArmored: slot.armored === true };
      return { mounts: at.get(`${location}.${index + 1}`) ?? [] };
    });
  return Object.fromEntries(
    LOCATIONS.map((location) => [location, of(location)]),
  ) as unknown as Sheet['slots'];
};

/** Throws RangeError for an item that the catalogue does not have: a design is read against it. */
export const sheetOf = (catalog: Pick<Catalog, 'item'>, design: MechDesign): Sheet => {
  const itemOf = (id: string): Item => {
    const item = catalog.item(id);
    if (item === null) throw new RangeError(`the catalogue has no ${id}`);
    return item;
  };
  const items = new Map<ItemId, Item>();
  for (const slot of flatMap(LOCATIONS, (location) => design.slots[location]))
    if (slot?.kind === 'items') for (const { item } of slot.items) items.set(item, itemOf(item));
  const mounts = named(mountsOf(design, items).map(mountOf));
  return {
    slug: design.slug,
    name: `${design.chassis} ${design.model}`.trim(),
    tons: design.tons,
    techBase: design.techBase,
    motion: design.motion,
    bv: design.bv,
    walk: design.walk,
    run: design.run,
    jump: design.jump,
    engine: design.engine,
    gyro: design.gyro,
    cockpit: design.cockpit,
    heatSinks: {
      count: design.heatSinks.count,
      each: design.heatSinks.double ? 2 : 1,
      capacity: design.heatSinks.capacity,
    },
    structureType: design.structureType,
    armorType: design.armorType,
    patchwork:
      design.patchwork === null
        ? null
        : (Object.fromEntries(
            LOCATIONS.map((location) => [location, design.patchwork?.[location].type ?? 'standard']),
          ) as unknown as Sheet['patchwork']),
    armor: design.armor,
    structure: design.structure,
    slots: slotsOf(design, mounts),
    mounts,
    bins: design.bins.map(({ location, slot, item, shots }): Bin => ({
      location,
      slot,
      shots,
      figures: figuresOf(itemOf(item)),
    })),
  };
};
