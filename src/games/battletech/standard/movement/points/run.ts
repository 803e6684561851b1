/** BT-MOV-4: running MP as they stand. */
import type { Mech } from '../../mech/model';
import type { Wounded } from '../../mech/body';
import { walkMp } from './burdens';
import { hobbles } from './legs';

export const isHardened = ({ armorType, patchwork }: Wounded['sheet']): boolean =>
  armorType === 'hardened' || (patchwork !== null && Object.values(patchwork).includes('hardened'));

/** 0 or more, without MASC and supercharger. */
export const runMp = (mech: Wounded & Pick<Mech, 'heat'>): number => {
  const walk = walkMp(mech);
  if (hobbles(mech)) return walk;
  return Math.max(0, Math.ceil((walk * 3) / 2) - (isHardened(mech.sheet) ? 1 : 0));
};
