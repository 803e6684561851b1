/**
 * The parts of a mech as a refit sees them (REP-4): what it has or is to have in which slots, and what of it
 * works.
 */
import { flatMap, type MicroTons, tons } from '../../kernel';
import { itemsOf, mountsOf, type Mount, type MountSlot } from '../battle-value/mounts';
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
type Lookup = (id: ItemId) => Item | null;

const contentsOf = (design: MechDesign, { item, slots }: Mount): readonly SlotItem[] =>
  flatMap(slots, (place) => {
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
const engineSinks = (design: MechDesign, mounts: readonly Mount[], lookup: Lookup): readonly Part[] => {
  const item = lookup(design.heatSinks.item);
  const inSlots = mounts.reduce((sum, mount) => sum + sinksOf(mount.item), 0);
  const within = Math.max(0, design.heatSinks.count - inSlots);
  if (item === null || within === 0) return [];
  const part: Part = {
    kind: stockKindOf(item, null),
    item: item.id,
    slots: [],
    armored: false,
    shared: false,
    works: true,
  };
  return Array.from({ length: Math.ceil(within / Math.max(1, sinksOf(item))) }, () => part);
};

const isPart = ({ item }: Mount): boolean => item.kind === 'weapon' || item.kind === 'equipment';

const weightOf = (design: MechDesign, mount: Mount, size: number | null): MicroTons | null =>
  size === null ? (design.mountTons[mount.item.id] ?? null) : tons(size);

/** Of the undamaged design. */
const wholeParts = (
  design: MechDesign,
  items: ReadonlyMap<ItemId, Item>,
  lookup: Lookup,
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
      works: true,
    };
  });
  return [...inSlots, ...engineSinks(design, mounts, lookup)];
};

/** A part as it works and as it does not. */
interface TwoStates {
  readonly whole: Part;
  readonly broken: Part;
}

/**
 * What was worked out of a design, as long as its items are the same: sheets and options ask for the same
 * mechs over and over.
 */
const known = new WeakMap<
  MechDesign,
  { readonly items: ReadonlyMap<ItemId, Item | null>; readonly parts: readonly TwoStates[] }
>();

const partsOfDesign = (design: MechDesign, lookup: Lookup): readonly TwoStates[] => {
  const before = known.get(design);
  if (before !== undefined && [...before.items].every(([id, item]) => lookup(id) === item))
    return before.parts;
  const { items, unknown } = itemsOf(design, lookup);
  const parts = wholeParts(design, items, lookup).map((whole) => ({
    whole,
    broken: { ...whole, works: false },
  }));
  const sinks = design.heatSinks.item;
  known.set(design, {
    items: new Map([...items, ...unknown.map((id) => [id, null] as const), [sinks, lookup(sinks)]]),
    parts,
  });
  return parts;
};

/**
 * All parts of a design in a condition, in the order of LOCATIONS; items that `lookup` does not know are left
 * out.
 */
export const partsOf = (design: MechDesign, condition: Condition, lookup: Lookup): readonly Part[] => {
  const parts = partsOfDesign(design, lookup);
  if (condition.slots.length === 0 && Object.keys(condition.structure).length === 0)
    return parts.map(({ whole }) => whole);
  const engine = !locationDestroyed(design, condition, 'CT');
  const works = ({ slots }: Part): boolean =>
    slots.length === 0 ? engine : !slots.some((place) => isBroken(design, condition, place));
  return parts.map(({ whole, broken }) => (works(whole) ? whole : broken));
};

/** The locations that a part stands in, each once. */
export const locationsOf = ({ slots }: Part): readonly Location[] =>
  LOCATIONS.filter((location) => slots.some((slot) => slot.location === location));
