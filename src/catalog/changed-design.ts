/**
 * A design made from another one by changing what a refit may change (REP-4): slots, armour, heat sinks. What
 * follows from them is worked out.
 */
import { flatMap } from '../kernel';
import { perLocation } from './body';
import { battleValue } from './battle-value';
import { heatCapacity } from './heat-capacity';
import { itemsOf, mountsOf } from './battle-value/mounts';
import {
  RULES_LEVELS,
  type ArmorLocation,
  type ArmorType,
  type Item,
  type ItemId,
  type Location,
  type MechDesign,
  type RulesLevel,
  type Slot,
  type TechBase,
} from './model';
import { binsOf, mountTonsOf, withoutPlainSizes } from './mtf/loads';
import { closedUp } from './slots';

/** Null: as the base has it. */
export interface DesignChanges {
  readonly model: string;
  readonly role: string | null;
  readonly year: number | null;
  /** Jumping MP; null: as many as there are jump jets. */
  readonly jump: number | null;
  readonly armorType: ArmorType | null;
  readonly armorTechBase: TechBase | null;
  readonly armor: Readonly<Partial<Record<ArmorLocation, number>>>;
  readonly heatSinks: { readonly count: number; readonly item: ItemId } | null;
  /**
   * Of the locations that change, all slots; those that are left out at the end are empty, and gaps are
   * closed.
   */
  readonly slots: Readonly<Partial<Record<Location, readonly (Slot | null)[]>>>;
}

type Lookup = (id: ItemId) => Item | null;

/** The slots of a location: never more than it has, and without gaps. */
const filled = (
  base: readonly (Slot | null)[],
  slots: readonly (Slot | null)[] | undefined,
  location: Location,
): readonly (Slot | null)[] => {
  if (slots === undefined) return base;
  const sent = closedUp(slots.slice(0, base.length), location, (slot) => slot, null);
  return base.map((_, index) => sent[index] ?? null);
};

const sinkCapacity = (item: Item | null): { readonly double: boolean; readonly each: number } => {
  const double = item?.flags.includes('double-heat-sink') === true;
  return { double, each: double ? 2 : 1 };
};

const heatSinksOf = (
  base: MechDesign,
  changes: DesignChanges,
  slots: MechDesign['slots'],
  lookup: Lookup,
): MechDesign['heatSinks'] => {
  if (changes.heatSinks === null) {
    const { count, double } = base.heatSinks;
    return { ...base.heatSinks, capacity: heatCapacity(count, double ? 2 : 1, slots, lookup) };
  }
  const { count, item } = changes.heatSinks;
  const { double, each } = sinkCapacity(lookup(item));
  return {
    count,
    double,
    capacity: heatCapacity(count, each, slots, lookup),
    item,
    fixed: base.heatSinks.fixed,
  };
};

const levelOf = (base: RulesLevel, items: Iterable<Item>): RulesLevel =>
  [...items].reduce(
    (level, item) =>
      RULES_LEVELS.indexOf(item.rulesLevel) > RULES_LEVELS.indexOf(level) ? item.rulesLevel : level,
    base,
  );

/** The base's weights of what stands in the slots and was not given any. */
const unsized = (
  base: MechDesign,
  weights: MechDesign['mountTons'],
  ids: Iterable<ItemId>,
): MechDesign['mountTons'] =>
  Object.fromEntries(
    flatMap([...ids], (id) => {
      const weight = weights[id] === undefined ? base.mountTons[id] : undefined;
      return weight === undefined ? [] : [[id, weight]];
    }),
  );

const CLUMSY: ArmorType = 'hardened';
const clumsiness = (type: MechDesign['armorType']): number => (type === CLUMSY ? 1 : 0);

/**
 * Its slug is the base's until it is given one of its own; `bv` is 0 where no Battle Value can be worked out.
 */
export const changedDesign = (base: MechDesign, changes: DesignChanges, lookup: Lookup): MechDesign => {
  const slots = perLocation((at) => filled(base.slots[at], changes.slots[at], at));
  const armorType = changes.armorType ?? base.armorType;
  const armorTechBase = changes.armorTechBase ?? base.armorTechBase;
  const drawn: MechDesign = {
    ...base,
    model: changes.model,
    role: changes.role ?? base.role,
    year: changes.year ?? base.year,
    run: base.run + clumsiness(base.armorType) - clumsiness(armorType),
    armorType,
    armorTechBase,
    patchwork: armorType === 'patchwork' ? base.patchwork : null,
    armor: { ...base.armor, ...changes.armor },
    heatSinks: heatSinksOf(base, changes, slots, lookup),
    slots,
  };
  const { items } = itemsOf(drawn, lookup);
  const jets = mountsOf(drawn, items).filter(({ item }) => item.flags.includes('jump-jet')).length;
  const jump = changes.jump ?? jets;
  const mountTons = mountTonsOf({ ...drawn, jump }, lookup, null);
  const whole: MechDesign = {
    ...drawn,
    jump,
    slots: withoutPlainSizes(slots, mountTons),
    bins: binsOf(drawn, lookup),
    // What goes by the engine's weight, which a refit leaves as it is, weighs what it did.
    mountTons: { ...mountTons, ...unsized(base, mountTons, items.keys()) },
    rulesLevel: levelOf(base.rulesLevel, items.values()),
    mixedTech:
      [...items.values()].some(({ techBase }) => techBase !== 'any' && techBase !== base.techBase) ||
      armorTechBase !== base.techBase,
  };
  const value = battleValue(whole, lookup);
  return { ...whole, bv: value.ok ? value.value.bv : 0 };
};
