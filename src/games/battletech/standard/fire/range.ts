/** Range and minimum range (BT-GUN-4, BT-GUN-5). */
import { memo } from '../../../../kernel';
import type { Figures, Sheet } from '../mech/sheet';
import { AMMUNITION } from './weapon/ammunition-types';

export interface Ranges {
  /** 0: no minimum. */
  readonly min: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
}

const BY_MUNITION: Readonly<Record<string, Ranges>> = {
  'extended-range': { min: 4, short: 9, medium: 18, long: 27 },
  'high-explosive': { min: 0, short: 3, medium: 6, long: 9 },
};
const LRM: Ranges = { min: 6, short: 7, medium: 14, long: 21 };
const SRM: Ranges = { min: 0, short: 3, medium: 6, long: 9 };

/** Launchers whose range hangs on what they fire. */
const MISSILES: readonly number[] = [AMMUNITION.atm, AMMUNITION.improvedAtm, AMMUNITION.mml];

/** With the ammunition of the bin; null: no bin, or the weapon needs none. */
export const rangesOf = ({ weapon }: Pick<Figures, 'weapon'>, bin: Figures | null): Ranges => {
  if (weapon === null) return { min: 0, short: 0, medium: 0, long: 0 };
  if (weapon.ammunition === AMMUNITION.atm || weapon.ammunition === AMMUNITION.improvedAtm)
    return BY_MUNITION[bin?.ammunition?.munition ?? ''] ?? weapon;
  if (weapon.ammunition === AMMUNITION.mml) return bin?.item.includes('-srm') === true ? SRM : LRM;
  return weapon;
};

/** 0 short, 2 medium, 4 long; null: out of range. */
export const rangeModifier = ({ short, medium, long }: Ranges, hexes: number): 0 | 2 | 4 | null => {
  if (hexes <= short) return 0;
  if (hexes <= medium) return 2;
  return hexes <= long ? 4 : null;
};

export const minimumModifier = ({ min }: Ranges, hexes: number): number =>
  hexes <= min ? min - hexes + 1 : 0;

/** Hexes beyond which no weapon of the design reaches, whatever it is loaded with. */
export const longestRange: (sheet: Sheet) => number = memo((sheet: Sheet): number =>
  sheet.mounts.reduce(
    (most, { figures: { weapon } }) =>
      weapon === null ? most : Math.max(most, weapon.long, MISSILES.includes(weapon.ammunition) ? 27 : 0),
    0,
  ),
);
