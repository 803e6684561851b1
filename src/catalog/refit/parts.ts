/** The parts of a mech as a refit sees them (REP-4): what it has or is to have in which slots, and what of it works. */
import { tons, type MicroTons } from '../../kernel/tonnage';
import { mountsOf, type Mount, type MountSlot } from '../battle-value/mounts';
import type { Condition } from '../condition';
import { locationDestroyed } from '../fitness';
import { LOCATIONS, type Item, type ItemId, type Location, type MechDesign, type SlotItem } from '../model';
import { byPlace, isBroken, slotAt } from '../slots';
import { stockKindOf } from './stock-kind';

/** A piece of equipment; ammunition, armour and structure are none. */
export interface Part {
  /** What it is in a depot. */
  readonly kind: ItemId;
  readonly item: ItemId;
  /** In the order of LOCATIONS, then of slots. Empty: a heat sink within the engine. */
  readonly slots: readonly MountSlot[];
  readonly armored: boolean;
  /** Shares a slot with another piece. */
  readonly shared: boolean;
  /** REP-5: a hit in any of its slots loses a piece whole. */
  readonly works: boolean;
}

const contentsOf = (design: MechDesign, { item, slots }: Mount): readonly SlotItem[] =>
  slots.flatMap((place) => {
    const slot = slotAt(design, place);
    return slot?.kind === 'items' ? slot.items.filter((one) => one.item === item.id) : [];
  });

const sharesSlot = (design: MechDesign, place: MountSlot): boolean => {
  const slot = slotAt(design, place);
  return slot?.kind === 'items' && slot.items.length > 1;
};

/** Heat sinks that one piece is: compact ones come in twos as well. */
const sinksOf = ({ flags }: Item): number => {
  if (flags.includes('double-heat-sink')) return flags.includes('compact-heat-sink') ? 2 : 1;
  return flags.includes('heat-sink') ? 1 : 0;
};

/** The heat sinks that stand in no slot are within the engine, and are lost with it only. */
const engineSinks = (design: MechDesign, mounts: readonly Mount[], lookup: (id: ItemId) => Item | null, works: boolean): readonly Part[] => {
  const item = lookup(design.heatSinks.item);
  const inSlots = mounts.reduce((sum, mount) => sum + sinksOf(mount.item), 0);
  const within = Math.max(0, design.heatSinks.count - inSlots);
  if (item === null || within === 0) return [];
  const part: Part = { kind: stockKindOf(item, null), item: item.id, slots: [], armored: false, shared: false, works };
  return Array.from({ length: Math.ceil(within / Math.max(1, sinksOf(item))) }, () => part);
};

const isPart = ({ item }: Mount): boolean => item.kind === 'weapon' || item.kind === 'equipment';

const weightOf = (design: MechDesign, mount: Mount, size: number | null): MicroTons | null =>
  size === null ? (design.mountTons[mount.item.id] ?? null) : tons(size);

/** All parts of a design in a condition, in the order of LOCATIONS; items that `lookup` does not know are left out. */
export const partsOf = (
  design: MechDesign,
  items: ReadonlyMap<ItemId, Item>,
  condition: Condition,
  lookup: (id: ItemId) => Item | null,
): readonly Part[] => {
  const mounts = mountsOf(design, items);
  const inSlots = mounts.filter(isPart).map((mount): Part => {
    const contents = contentsOf(design, mount);
    const slots = [...mount.slots].sort(byPlace);
    return {
      kind: stockKindOf(mount.item, weightOf(design, mount, contents[0]?.size ?? null)),
      item: mount.item.id,
      slots,
      armored: contents.some(({ armored }) => armored === true),
      shared: slots.some((place) => sharesSlot(design, place)),
      works: !slots.some((place) => isBroken(design, condition, place)),
    };
  });
  return [...inSlots, ...engineSinks(design, mounts, lookup, !locationDestroyed(design, condition, 'CT'))];
};

/** The locations that a part stands in, each once. */
export const locationsOf = ({ slots }: Part): readonly Location[] => LOCATIONS.filter((location) => slots.some((slot) => slot.location === location));
