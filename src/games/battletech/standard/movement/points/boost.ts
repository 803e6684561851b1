/** MASC and superchargers that work, and what a mech runs with them (BT-EQ-26). */
import { isWhole, type Wounded } from '../../mech/body';
import type { Mech } from '../../mech/model';
import type { Mount } from '../../mech/sheet';
import { walkMp } from './burdens';
import { hobbles } from './legs';
import { isHardened } from './run';

export const isSupercharger = ({ figures }: Mount): boolean => figures.flags.includes('supercharger');

/** MASC first; one of each kind at most. */
export const boostersOf = (mech: Wounded): readonly Mount[] => {
  const there = mech.sheet.mounts.filter(
    (mount) => mount.figures.flags.includes('masc') && isWhole(mech, mount),
  );
  return [
    ...there.filter((mount) => !isSupercharger(mount)).slice(0, 1),
    ...there.filter(isSupercharger).slice(0, 1),
  ];
};

/** Running MP with all of them; 0: it has none, or hobbles. */
export const boostedMp = (mech: Wounded & Pick<Mech, 'heat'>): number => {
  const count = boostersOf(mech).length;
  if (count === 0 || hobbles(mech)) return 0;
  const mp = Math.ceil((walkMp(mech) * (count === 1 ? 4 : 5)) / 2);
  return Math.max(0, mp - (isHardened(mech.sheet) ? 1 : 0));
};
