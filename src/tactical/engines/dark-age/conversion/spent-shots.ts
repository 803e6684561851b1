/** DA-CAMP-8: a ballistic attack spends a shot of each weapon of its slot, as long as there are any. */
import { type AmmoBin, type Condition, isAt, isBroken, type MechDesign, shotsIn } from '../../../../catalog';
import { feeds, type Lookup } from './mounted-weapons';
import type { DamageSlot } from './weapon-slots';

const spend = (condition: Condition, bin: AmmoBin, shots: number): Condition => ({
  ...condition,
  ammunition: [
    ...condition.ammunition.filter((one) => !isAt(bin)(one)),
    { location: bin.location, slot: bin.slot, shots: shotsIn(condition, bin) - shots },
  ],
});

/** `attacks`: how often the slot was fired. Bins are emptied in their order. */
export const withSpentShots = (
  design: MechDesign,
  condition: Condition,
  { weapon, from }: DamageSlot,
  attacks: number,
  lookup: Lookup,
): Condition => {
  if (weapon.type !== 'ballistic' || attacks === 0) return condition;
  let after = condition;
  for (const { item } of from) {
    let left = attacks;
    for (const bin of design.bins) {
      if (left === 0 || !feeds(lookup, bin, item) || isBroken(design, after, bin)) continue;
      const shots = Math.min(left, shotsIn(after, bin));
      if (shots > 0) after = spend(after, bin, shots);
      left -= shots;
    }
  }
  return after;
};
