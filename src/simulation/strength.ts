/**
 * What a mech is worth in a fight, roughly: its Battle Value, less with its damage, more with a good gunner.
 * Commanders and the stand-in for fights compute with it.
 */
import { memo } from '../kernel';
import {
  ARMOR_LOCATIONS,
  type Catalog,
  type Condition,
  fullStructure,
  type MechDesign,
  remainingStructure,
} from '../catalog';
import type { SetupUnit } from '../rules';

/** By gunnery 0 … 8. */
const SKILL = [1.8, 1.65, 1.4, 1.2, 1, 0.85, 0.7, 0.6, 0.5] as const;
/** Of a pilot whom nobody has seen shoot. */
const UNKNOWN_GUNNERY = 4;

export const skillFactor = (gunnery: number): number => SKILL[gunnery] ?? 0.5;

/** 0 … 1: armour and structure left, of the whole. */
export const shareLeft = (design: MechDesign, condition: Condition): number => {
  let [left, whole] = [remainingStructure(design, condition), fullStructure(design)];
  for (const at of ARMOR_LOCATIONS) {
    whole += design.armor[at];
    left += condition.armor[at] ?? design.armor[at];
  }
  return whole === 0 ? 0 : left / whole;
};

/** The same for a condition that nobody writes on any more: found once. */
export const soundness = memo(shareLeft, 2);

/**
 * In points of Battle Value; half of it is lost when half of the mech is, and parts that are hit weigh a
 * little besides.
 */
export const strengthOf = (
  design: MechDesign,
  condition: Condition,
  gunnery: number = UNKNOWN_GUNNERY,
): number =>
  design.bv *
  soundness(design, condition) *
  skillFactor(gunnery) *
  Math.max(0.3, 1 - 0.04 * condition.slots.length);

/** Of a unit of a battle; who has no pilot, or stands shut down, counts for nothing. */
export const unitStrength = (catalog: Catalog, unit: SetupUnit): number => {
  if (unit.kind !== 'mech') return catalog.supportUnit(unit.design)?.bv ?? 0;
  const design = catalog.mech(unit.design);
  if (design === null || unit.pilot === null || unit.shutDown) return 0;
  return strengthOf(design, unit.condition, unit.pilot.gunnery);
};
