/**
 * Armour in a refit (REP-4): plates of the same kind stay with their damage, another kind is fitted anew, all
 * counted in points.
 */
import { dictionary } from '../../kernel';
import { armorItemAt } from '../armor';
import { locationOfArmor } from '../body';
import type { Condition } from '../condition';
import { locationDestroyed } from '../fitness';
import { ARMOR_LOCATIONS, type ArmorLocation, type MechDesign } from '../model';
import { Tally } from './goods';

export interface ArmorMatch {
  readonly freed: Tally;
  readonly needed: Tally;
  /** Points of the new design's locations that lack some. */
  readonly armor: Condition['armor'];
}

/**
 * Of the same kind, what the new design has more of is fitted, and what is above its maximum comes off;
 * points that were shot away are not replaced (REP-1 does that). Of another kind, everything that is left
 * comes off and the whole is fitted. A location without structure takes no armour (REP-5).
 */
export const matchArmor = (from: MechDesign, condition: Condition, to: MechDesign): ArmorMatch => {
  const [freed, needed] = [new Tally(), new Tally()];
  const armor = dictionary<ArmorLocation, number>();
  for (const at of ARMOR_LOCATIONS) {
    const gone = locationDestroyed(from, condition, locationOfArmor(at));
    const left = gone ? 0 : (condition.armor[at] ?? from.armor[at]);
    const [before, after] = [armorItemAt(from, at), armorItemAt(to, at)];
    const max = to.armor[at];
    const stays = before === after ? Math.min(left, max) : 0;
    const fitted = gone ? 0 : before === after ? Math.max(0, max - from.armor[at]) : max;
    freed.add(before, 'points', left - stays);
    needed.add(after, 'points', fitted);
    if (stays + fitted < max) armor[at] = stays + fitted;
  }
  return { freed, needed, armor };
};
