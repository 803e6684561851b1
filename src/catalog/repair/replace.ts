/**
 * Replacing what is hit or lost (REP-5): a piece of equipment whole, in all of its slots; a part of the
 * mech's own slot by slot. What shares a slot with it, and what stands beside it, is another replacement.
 */
import { flatMap, type MicroTons, tons } from '../../kernel';
import type { Condition } from '../condition';
import { normalizeCondition } from '../condition-check';
import { engineTons } from '../construction/engine';
import { cockpitTons } from '../construction/cockpit';
import { conversionTons } from '../construction/conversion';
import { gyroTons } from '../construction/gyro';
import { type MountSlot } from '../battle-value/mounts';
import { locationDestroyed } from '../fitness';
import { LOCATIONS, type Item, type ItemId, type MechDesign, type SystemPart } from '../model';
import { partsOf, type Part } from '../refit/parts';
import { byPlace, isAt, slotAt } from '../slots';

export type Replacement =
  | {
      readonly kind: 'system';
      readonly part: SystemPart;
      readonly slots: readonly MountSlot[];
      /**
       * What `of` slots weigh together; this is one of them. Prices divide it: a sixth of an engine of 8.5 t
       * is not whole.
       */
      readonly tons: MicroTons;
      readonly of: number;
      /** SUP-2, REP-5: whether its kind is a standard one. */
      readonly standard: boolean;
    }
  | {
      readonly kind: 'stock';
      readonly slots: readonly MountSlot[];
      /** What a depot holds it as (DEP-6), and how much of it: 1 piece, or the shots of a full bin. */
      readonly takes: readonly { readonly item: ItemId; readonly units: number }[];
    };

const slotsOf = (design: MechDesign, part: SystemPart): number =>
  LOCATIONS.reduce(
    (sum, location) =>
      sum + design.slots[location].filter((slot) => slot?.kind === 'system' && slot.part === part).length,
    0,
  );

const weightOf = (
  design: MechDesign,
  part: SystemPart,
): { readonly tons: MicroTons; readonly of: number } => {
  const whole =
    part === 'engine'
      ? engineTons(design.engine.rating, design.engine.type)
      : part === 'gyro'
        ? gyroTons(design.engine.rating, design.gyro)
        : part === 'cockpit'
          ? cockpitTons(design.cockpit)
          : part === 'conversion-gear'
            ? conversionTons(design)
            : null;
  return whole === null ? { tons: tons(1), of: 1 } : { tons: whole, of: slotsOf(design, part) };
};

const isStandard = (design: MechDesign, part: SystemPart): boolean =>
  part === 'engine'
    ? design.engine.type === 'fusion'
    : part === 'gyro'
      ? design.gyro === 'standard'
      : part === 'cockpit'
        ? design.cockpit === 'standard'
        : part !== 'conversion-gear';

const isHurt = (condition: Condition, place: MountSlot): boolean => condition.slots.some(isAt(place));

/**
 * Pieces that share slots are replaced together: damage is of slots, so none of them could be told from the
 * others.
 */
export const together = (parts: readonly Part[], place: MountSlot): readonly Part[] => {
  let found = parts.filter(({ slots }) => slots.some(isAt(place)));
  for (;;) {
    const wider = parts.filter(({ slots }) =>
      slots.some((slot) => found.some((one) => one.slots.some(isAt(slot)))),
    );
    if (wider.length === found.length) return found;
    found = wider;
  }
};

const summed = (kinds: readonly ItemId[]) =>
  [...new Set(kinds)].map((item) => ({ item, units: kinds.filter((kind) => kind === item).length }));

type Lookup = (id: ItemId) => Item | null;

/**
 * What is to be replaced in a slot; null where nothing is hurt, where no structure is left, or what is armour
 * or structure.
 */
export const replacementAt = (
  design: MechDesign,
  condition: Condition,
  place: MountSlot,
  lookup: Lookup,
  parts = (): readonly Part[] => partsOf(design, condition, lookup),
): Replacement | null => {
  const content = slotAt(design, place);
  if (content === null || locationDestroyed(design, condition, place.location)) return null;
  if (content.kind === 'system')
    return isHurt(condition, place)
      ? {
          kind: 'system',
          part: content.part,
          slots: [place],
          ...weightOf(design, content.part),
          standard: isStandard(design, content.part),
        }
      : null;
  const bin = design.bins.find(isAt(place));
  if (bin !== undefined) {
    const item = lookup(bin.item)?.ammunition?.stockedAs ?? bin.item;
    return isHurt(condition, place)
      ? { kind: 'stock', slots: [place], takes: [{ item, units: bin.shots }] }
      : null;
  }
  const wanted = together(parts(), place);
  const slots = flatMap(wanted, (part) => part.slots);
  // A piece that is split over two locations needs both.
  if (
    wanted.every(({ works }) => works) ||
    slots.some(({ location }) => locationDestroyed(design, condition, location))
  )
    return null;
  return { kind: 'stock', slots, takes: summed(wanted.map(({ kind }) => kind)) };
};

/**
 * All that can be replaced in the mech, each once with the first hurt slot of it, in the order of LOCATIONS.
 */
export const replaceable = (
  design: MechDesign,
  condition: Condition,
  lookup: Lookup,
): readonly { readonly at: MountSlot; readonly replacement: Replacement }[] => {
  const found: { readonly at: MountSlot; readonly replacement: Replacement }[] = [];
  const parts = partsOf(design, condition, lookup);
  for (const { location, slot } of [...condition.slots].sort(byPlace)) {
    const at = { location, slot };
    if (found.some(({ replacement }) => replacement.slots.some(isAt(at)))) continue;
    const replacement = replacementAt(design, condition, at, lookup, () => parts);
    if (replacement !== null) found.push({ at, replacement });
  }
  return found;
};

/** The condition afterwards. A bin that was replaced is full. */
export const withReplaced = (
  design: MechDesign,
  condition: Condition,
  { slots }: Pick<Replacement, 'slots'>,
): Condition =>
  normalizeCondition(design, {
    ...condition,
    slots: condition.slots.filter((damage) => !slots.some(isAt(damage))),
    ammunition: condition.ammunition.filter((left) => !slots.some(isAt(left))),
  });
