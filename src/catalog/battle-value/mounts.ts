/**
 * What is mounted on a design: the items of its slots put together to whole pieces, each with the slots that
 * it fills.
 */
import { toTons, ZERO_TONS } from '../../kernel';
import { mountSlots, type SizedMech } from '../items/mount-size';
import { LOCATIONS, type Item, type ItemId, type Location, type MechDesign, type SlotItem } from '../model';

export interface MountSlot {
  readonly location: Location;
  /** From 1. */
  readonly slot: number;
}

export interface Mount {
  readonly item: Item;
  /**
   * Where it stands; of a piece that is split, the location nearer to the centre torso, whose arc it fires
   * into.
   */
  readonly location: Location;
  readonly rear: boolean;
  readonly turret: boolean;
  /** Armoured by itself (TO). */
  readonly armored: boolean;
  readonly slots: readonly MountSlot[];
}

/** Whether its item has a flag of the catalogue. */
export const has = (mount: Mount, flag: string): boolean => mount.item.flags.includes(flag);

interface Placed extends MountSlot {
  readonly armored: boolean;
}
/** All slots of a location that hold the same item in the same way. */
interface Run {
  readonly item: Item;
  readonly mark: SlotItem;
  readonly slots: Placed[];
}

/** Pieces of an item in different facings, and a turret's, are never one piece. */
const keyOf = ({ item, rear, turret, size }: SlotItem): string =>
  rear || turret === true || size !== undefined
    ? `${item}|${String(rear)}|${String(turret === true)}|${size ?? ''}`
    : item;

const runsOf = (
  design: MechDesign,
  location: Location,
  items: ReadonlyMap<ItemId, Item>,
): ReadonlyMap<string, Run> => {
  const runs = new Map<string, Run>();
  design.slots[location].forEach((slot, index) => {
    if (slot?.kind !== 'items') return;
    for (const mark of slot.items) {
      const key = keyOf(mark);
      const placed = { location, slot: index + 1, armored: mark.armored === true };
      const run = runs.get(key);
      if (run !== undefined) run.slots.push(placed);
      else {
        const item = items.get(mark.item);
        if (item !== undefined) runs.set(key, { item, mark, slots: [placed] });
      }
    }
  });
  return runs;
};

/** How far outside a location lies; a piece that is split counts where it is least. */
const OUTSIDE: Readonly<Record<Location, number>> = {
  HD: 0,
  CT: 1,
  RT: 2,
  LT: 2,
  RA: 3,
  LA: 3,
  RL: 3,
  LL: 3,
};
/** A split piece goes on in the next location inwards. */
export const INWARD: Readonly<Partial<Record<Location, Location>>> = {
  RA: 'RT',
  RL: 'RT',
  LA: 'LT',
  LL: 'LT',
  RT: 'CT',
  LT: 'CT',
  CT: 'HD',
};
export const FROM_OUTSIDE: readonly Location[] = ['LL', 'RL', 'LA', 'RA', 'LT', 'RT', 'CT', 'HD'];

const innermost = (slots: readonly MountSlot[]): Location => {
  let best = slots[0]?.location ?? 'CT';
  for (const { location } of slots) if (OUTSIDE[location] < OUTSIDE[best]) best = location;
  return best;
};

const piece = ({ item, mark }: Pick<Run, 'item' | 'mark'>, slots: readonly Placed[]): Mount => ({
  item,
  rear: mark.rear,
  turret: mark.turret === true,
  armored: slots.some(({ armored }) => armored),
  slots,
  location: innermost(slots),
});

const chunks = <T>(list: readonly T[], size: number): readonly (readonly T[])[] => {
  if (list.length <= size) return list.length === 0 ? [] : [list];
  const found: (readonly T[])[] = [];
  for (let from = 0; from < list.length; from += size) found.push(list.slice(from, from + size));
  return found;
};

/** The weight that a design states is the size of its items that come in any size and say none. */
type Sized = SizedMech & Pick<MechDesign, 'mountTons'>;

/**
 * Slots of one piece: its own, or those of the rule for it if they go into what stands there; else all that
 * stand there are one.
 */
const sizeOf = ({ item, mark }: Run, count: number, mech: Sized): number => {
  const plain = mech.mountTons[item.id];
  const size =
    item.slots ?? mountSlots(item, mech, mark.size ?? (plain === undefined ? undefined : toTons(plain))) ?? 0;
  return size > 0 && (item.slots !== null || count % size === 0) ? size : count;
};

interface Part {
  readonly key: string;
  readonly size: number;
  readonly run: Run;
  readonly slots: Placed[];
}

const touch = (a: Part, b: Part): boolean =>
  a.slots.some((one) => b.slots.some((other) => INWARD[one.location] === other.location));

/**
 * Artillery is larger than two locations: what still lacks slots is put together with its like on the other
 * side of a torso.
 */
const joined = (parts: readonly Part[]): readonly Part[] => {
  const whole: Part[] = [];
  for (const part of parts) {
    const other = whole.find(
      (one) =>
        one.key === part.key &&
        one.slots.length + part.slots.length <= one.size &&
        (touch(one, part) || touch(part, one)),
    );
    if (other === undefined) whole.push(part);
    else other.slots.push(...part.slots);
  }
  return whole;
};

/** The rests of pieces that are split over neighbouring locations, put together from outside inwards. */
const splitPieces = (rests: ReadonlyMap<Location, readonly Run[]>, mech: Sized): readonly Mount[] => {
  const open: Part[] = [];
  for (const location of FROM_OUTSIDE)
    for (const run of rests.get(location) ?? []) {
      const key = keyOf(run.mark);
      const size = sizeOf(run, run.slots.length, mech);
      const begun = open.find(
        ({ key: its, slots }) =>
          its === key &&
          slots.length + run.slots.length <= size &&
          slots.some((slot) => INWARD[slot.location] === location),
      );
      if (begun === undefined) open.push({ key, size, run, slots: [...run.slots] });
      else begun.slots.push(...run.slots);
    }
  return joined(open).map(({ run, slots }) => piece(run, slots));
};

/** Twelve slots a location. */
const FIRST_OF: Readonly<Record<Location, number>> = {
  HD: 0,
  CT: 12,
  RT: 24,
  LT: 36,
  RA: 48,
  LA: 60,
  RL: 72,
  LL: 84,
};
const orderOf = ({ location, slots }: Mount): number => {
  const [first] = slots;
  const slot = first?.location === location ? first : slots.find((one) => one.location === location);
  return FIRST_OF[location] + (slot?.slot ?? 0);
};

/**
 * Every piece that stands in slots, in the order of LOCATIONS and slots. Of what may be spread (myomer,
 * armour, targeting computers) the slots of all locations are put together; what is left over of anything
 * else in a location belongs to a piece that is split.
 */
export const mountsOf = (design: MechDesign, items: ReadonlyMap<ItemId, Item>): readonly Mount[] => {
  const { tons, motion, jump, mountTons } = design;
  const mech: Sized = {
    tons,
    motion,
    jump,
    mountTons,
    engineTons: null,
    directFireTons: ZERO_TONS,
    turretTons: {},
  };
  const mounts: Mount[] = [];
  const spread = new Map<string, Run>();
  const rests = new Map<Location, Run[]>();
  for (const location of LOCATIONS)
    for (const [key, run] of runsOf(design, location, items)) {
      if (run.item.spreadable) {
        const before = spread.get(key);
        if (before === undefined) spread.set(key, run);
        else before.slots.push(...run.slots);
        continue;
      }
      const size = sizeOf(run, run.slots.length, mech);
      const whole = run.slots.length - (run.slots.length % size);
      for (const slots of chunks(whole === run.slots.length ? run.slots : run.slots.slice(0, whole), size))
        mounts.push(piece(run, slots));
      if (whole < run.slots.length)
        rests.set(location, [...(rests.get(location) ?? []), { ...run, slots: run.slots.slice(whole) }]);
    }
  for (const run of spread.values())
    for (const slots of chunks(run.slots, sizeOf(run, run.slots.length, mech)))
      mounts.push(piece(run, slots));
  if (rests.size > 0) mounts.push(...splitPieces(rests, mech));
  return mounts.sort((a, b) => orderOf(a) - orderOf(b));
};

/** Every item that a design names, found by `lookup`; those that it does not know by id. */
export const itemsOf = (
  design: MechDesign,
  lookup: (id: ItemId) => Item | null,
): { readonly items: ReadonlyMap<ItemId, Item>; readonly unknown: readonly ItemId[] } => {
  const items = new Map<ItemId, Item>();
  const unknown = new Set<ItemId>();
  for (const location of LOCATIONS)
    for (const slot of design.slots[location]) {
      if (slot?.kind !== 'items') continue;
      for (const { item: id } of slot.items) {
        if (items.has(id) || unknown.has(id)) continue;
        const item = lookup(id);
        if (item === null) unknown.add(id);
        else items.set(id, item);
      }
    }
  return { items, unknown: [...unknown] };
};
