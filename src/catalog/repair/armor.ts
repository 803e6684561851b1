/**
 * Mending armour (REP-1, REP-5): point by point, of the kind of each location, never where no structure is
 * left.
 */
import { dictionary } from '../../kernel';
import { armorItemAt } from '../armor';
import { locationOfArmor } from '../body';
import type { Condition } from '../condition';
import { normalizeCondition } from '../condition-check';
import { locationDestroyed } from '../fitness';
import { ARMOR_LOCATIONS, type ArmorLocation, type ItemId, type MechDesign } from '../model';

/** Points that can be mended, by location: 0 where nothing is lost, or no structure is left. */
export const lostArmor = (design: MechDesign, condition: Condition, at: ArmorLocation): number =>
  locationDestroyed(design, condition, locationOfArmor(at))
    ? 0
    : design.armor[at] - (condition.armor[at] ?? design.armor[at]);

export type ArmorPoints = Readonly<Partial<Record<ArmorLocation, number>>>;

/** As much of what is lost as stock is there for, in the order of ARMOR_LOCATIONS. */
export const mendableArmor = (
  design: MechDesign,
  condition: Condition,
  stockOf: (item: ItemId) => number,
): ArmorPoints => {
  const taken = new Map<ItemId, number>();
  const points = dictionary<ArmorLocation, number>();
  for (const at of ARMOR_LOCATIONS) {
    const item = armorItemAt(design, at);
    const some = Math.min(lostArmor(design, condition, at), stockOf(item) - (taken.get(item) ?? 0));
    if (some <= 0) continue;
    points[at] = some;
    taken.set(item, (taken.get(item) ?? 0) + some);
  }
  return points;
};

/** Points by item, in the order of locations. */
export const armorNeeded = (design: MechDesign, points: ArmorPoints): ReadonlyMap<ItemId, number> => {
  const needed = new Map<ItemId, number>();
  for (const at of ARMOR_LOCATIONS) {
    const some = points[at] ?? 0;
    if (some > 0) needed.set(armorItemAt(design, at), (needed.get(armorItemAt(design, at)) ?? 0) + some);
  }
  return needed;
};

/** The condition with the points added; of points that fit. */
export const withArmor = (design: MechDesign, condition: Condition, points: ArmorPoints): Condition => {
  const armor: Partial<Record<ArmorLocation, number>> = {};
  for (const at of ARMOR_LOCATIONS) armor[at] = (condition.armor[at] ?? design.armor[at]) + (points[at] ?? 0);
  return normalizeCondition(design, { ...condition, armor });
};
