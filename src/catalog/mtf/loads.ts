/**
 * What follows from a design's slots: bins of ammunition with their shots, and the weight of a piece of each
 * kind.
 */
import { flatMap, type MicroTons, tons, toTons, ZERO_TONS } from '../../kernel';
import { perLocation } from '../body';
import type { AmmoBin, Item, ItemId, MechDesign, Slot, SlotItem } from '../model';
import { mountTons, sizedMechOf } from '../items/mount-size';
import { itemLines } from './slots';

type Lookup = (id: ItemId) => Item | null;
type Mech = Pick<MechDesign, 'tons' | 'motion' | 'jump' | 'slots' | 'techBase'>;

/** Every bin is full. */
export const binsOf = ({ slots }: Pick<MechDesign, 'slots'>, lookup: Lookup): readonly AmmoBin[] =>
  flatMap(itemLines(slots), ({ location, slot, mounted }) => {
    const item = lookup(mounted.item);
    if (item === null || item.ammunition === null || item.tons === null) return [];
    return [
      { location, slot, item: item.id, shots: Math.floor(item.ammunition.shotsPerTon * toTons(item.tons)) },
    ];
  });

const CLAN_CASE = 'clan-case';

/**
 * The weight of one piece of each kind. What comes in any size has that of its first piece; a kind of which
 * nobody says the weight is left out. A clan mech has CASE, without weight or slots, as soon as anything in
 * it can explode.
 */
export const mountTonsOf = (
  mech: Mech,
  lookup: Lookup,
  engineTons: MicroTons | null,
): MechDesign['mountTons'] => {
  const sized = sizedMechOf(mech, lookup, engineTons);
  const weights = new Map<string, MicroTons>();
  let explosive = false;
  for (const { location, mounted } of itemLines(mech.slots)) {
    const item = lookup(mounted.item);
    if (item === null) continue;
    explosive ||= item.explosive;
    if (item.kind === 'ammunition' || weights.has(item.id)) continue;
    const weight = mountTons(item, sized, mounted.size, location);
    if (weight !== null) weights.set(item.id, weight);
  }
  if (explosive && mech.techBase === 'clan') weights.set(CLAN_CASE, ZERO_TONS);
  return Object.fromEntries(weights);
};

/**
 * Slots without the sizes that the weights say anyway: where all of a kind is of one size its weight is
 * enough, and a design says it in one way only. `sizesOf` gives it back.
 */
export const withoutPlainSizes = (
  slots: MechDesign['slots'],
  weights: MechDesign['mountTons'],
): MechDesign['slots'] => {
  const isPlain = ({ item, size }: SlotItem): boolean => size !== undefined && tons(size) === weights[item];
  const bare = (mounted: SlotItem): SlotItem => {
    if (!isPlain(mounted)) return mounted;
    const { size, ...rest } = mounted;
    return size === undefined ? mounted : rest;
  };
  const plain = (slot: Slot | null): Slot | null =>
    slot?.kind === 'items' && slot.items.some(isPlain)
      ? { kind: 'items', items: slot.items.map(bare) }
      : slot;
  if (!itemLines(slots).some(({ mounted }) => mounted.size !== undefined)) return slots;
  return perLocation((location) => slots[location].map(plain));
};

/** Tells the size of what comes in any size, also where the design says it by weight; null for all else. */
export const sizesOf = (design: MechDesign, lookup: Lookup): ((mounted: SlotItem) => number | null) => {
  const known = new Map<ItemId, number | null>();
  const byWeight = (id: ItemId): number | null => {
    const item = lookup(id);
    const weight = design.mountTons[id];
    if (item === null || item.tons !== null || item.kind !== 'equipment' || weight === undefined) return null;
    const sized = sizedMechOf(design, lookup, null);
    return mountTons(item, sized) === null && mountTons(item, sized, toTons(weight)) === weight
      ? toTons(weight)
      : null;
  };
  return ({ item, size }) => {
    if (size !== undefined) return size;
    const before = known.get(item);
    if (before !== undefined) return before;
    const found = byWeight(item);
    known.set(item, found);
    return found;
  };
};
