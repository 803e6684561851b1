/**
 * Refilling bins of ammunition (REP-1, REP-5): those that stand, with shots of their own kind. Another kind
 * is a refit.
 */
import { flatMap } from '../../kernel';
import type { Condition } from '../condition';
import { normalizeCondition } from '../condition-check';
import type { AmmoBin, Item, ItemId, MechDesign } from '../model';
import { isAt, isBroken, shotsIn } from '../slots';

export interface Filling {
  readonly bin: AmmoBin;
  /** The kind that a depot counts its shots in. */
  readonly item: ItemId;
  /** Above 0. */
  readonly shots: number;
}

/** Whether the bin can hold shots: neither hit nor lost with its location. */
const binStands = (design: MechDesign, condition: Condition, bin: AmmoBin): boolean =>
  !isBroken(design, condition, bin);

const lostShots = (design: MechDesign, condition: Condition, bin: AmmoBin): number =>
  binStands(design, condition, bin) ? bin.shots - shotsIn(condition, bin) : 0;

/** What of the chosen bins can be filled from stock, in the order of the design. */
export const fillings = (
  design: MechDesign,
  condition: Condition,
  lookup: (id: ItemId) => Item | null,
  chosen: (bin: AmmoBin) => boolean,
  stockOf: (item: ItemId) => number,
): readonly Filling[] => {
  const taken = new Map<ItemId, number>();
  return flatMap(design.bins.filter(chosen), (bin): readonly Filling[] => {
    const item = lookup(bin.item)?.ammunition?.stockedAs ?? bin.item;
    const shots = Math.min(lostShots(design, condition, bin), stockOf(item) - (taken.get(item) ?? 0));
    if (shots <= 0) return [];
    taken.set(item, (taken.get(item) ?? 0) + shots);
    return [{ bin, item, shots }];
  });
};

export const withShots = (design: MechDesign, condition: Condition, filled: readonly Filling[]): Condition =>
  normalizeCondition(design, {
    ...condition,
    ammunition: condition.ammunition.map((left) => ({
      ...left,
      shots: left.shots + filled.reduce((sum, { bin, shots }) => (isAt(bin)(left) ? sum + shots : sum), 0),
    })),
  });
