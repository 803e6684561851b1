/**
 * Ammunition within a phase of fire (BT-GUN-19): shots come from the bins as they were when fire was declared, also
 * from one that is hit before its weapon's turn.
 */
import type { Condition } from '../../../../../catalog';
import type { BinPlace } from '../../equipment/weapons/shot-event';
import { feeds, needsAmmunition } from '../../fire/weapon/ammunition';
import { bodyOf, shotsIn, type Wounded } from '../../mech/body';
import type { Bin, Mount } from '../../mech/sheet';
import type { Aimed, Fighter } from '../model';

/** The condition without the shots. A bin that is lost by now has none to count. */
export const spentFrom = (mech: Wounded, { location, slot }: BinPlace, shots: number): Condition => {
  const { condition, sheet } = mech;
  const bin = sheet.bins.find((one) => one.location === location && one.slot === slot);
  if (bin === undefined || bodyOf(mech).lost.has(`${location}.${slot}`)) return condition;
  const others = condition.ammunition.filter((one) => one.location !== location || one.slot !== slot);
  const left = Math.max(0, shotsIn(mech, bin) - shots);
  return { ...condition, ammunition: [...others, { location, slot, shots: left }] };
};

export class Stock {
  readonly #taken = new Map<string, number>();

  /** Null: it needs none; undefined: nothing is left for it. `from` as it was when it declared. */
  take(from: Fighter, { figures }: Mount, { shots, munition }: Aimed): Bin | null | undefined {
    if (!needsAmmunition(figures)) return null;
    const left = (bin: Bin): number => shotsIn(from, bin) - (this.#taken.get(keyOf(from, bin)) ?? 0);
    const fitting = from.sheet.bins.filter(
      (bin) =>
        feeds(figures, bin.figures) &&
        (munition === undefined || bin.figures.item === munition) &&
        left(bin) > 0,
    );
    const bin = fitting.find((one) => left(one) >= shots) ?? fitting[0];
    if (bin !== undefined) this.#taken.set(keyOf(from, bin), shotsIn(from, bin) - left(bin) + shots);
    return bin;
  }
}

const keyOf = ({ id }: Fighter, { location, slot }: Bin): string => `${id} ${location}.${slot}`;
