/** BT-CRIT-11 and 13: what explodes with how many points. */
import type { Figures } from '../../../src/games/battletech/standard/mech/sheet';

/** Types of ammunition, as the catalogue numbers them, whose missiles do more than a point each. */
const POINTS_OF_A_MISSILE: Readonly<Record<number, number>> = { 9: 2, 11: 2, 13: 2, 28: 2, 30: 3 };
const MUNITIONS_OF_ATM: Readonly<Record<string, number>> = { 'extended-range': 1, 'high-explosive': 3 };
const ATM = 28;

/** Of one shot; a shot of shells does its rack once. */
export const pointsOfAShot = ({ ammunition, explosive }: Figures): number => {
  if (ammunition === null || !explosive) return 0;
  const each =
    (ammunition.type === ATM ? MUNITIONS_OF_ATM[ammunition.munition] : undefined) ??
    POINTS_OF_A_MISSILE[ammunition.type] ??
    1;
  return ammunition.rackSize * each;
};

const WEAPONS: Readonly<Record<string, number>> = {
  'is-gauss-rifle': 20,
  'clan-gauss-rifle': 20,
  'is-light-gauss-rifle': 16,
  'is-heavy-gauss-rifle': 25,
};

export const pointsOfAWeapon = ({ item }: Figures): number => WEAPONS[item] ?? 0;
