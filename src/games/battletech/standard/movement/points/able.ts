/** BT-MOV-6: who moves at all, and MP by mode. */
import { brokenParts, type Wounded } from '../../mech/body';
import type { Mech, Mode } from '../../mech/model';
import { walkMp } from './burdens';
import { supportMp } from '../../support/movement/support-mp';
import { jumpMp } from './jump-mp';
import { runMp } from './run';

/** 2 hits, of a heavy-duty gyro 3. */
export const isGyroGone = (mech: Wounded): boolean =>
  brokenParts(mech, 'gyro') >= (mech.sheet.gyro === 'heavy-duty' ? 3 : 2);

export const DEAD = 6;

export type Mover = Pick<
  Mech,
  'sheet' | 'condition' | 'heat' | 'isProne' | 'isShutDown' | 'isConscious' | 'pilotHits' | 'supportHarm'
>;

export const isAble = (mech: Mover): boolean =>
  (mech.sheet.support === undefined || supportMp(mech, 'walk') > 0) &&
  !mech.isShutDown &&
  mech.isConscious &&
  mech.pilotHits < DEAD &&
  (mech.isProne || !isGyroGone(mech));

/**
 * MP to spend in the mode, 0 or more; a prone mech spends them on turns only. `depth`: of the water in which
 * it stands.
 */
export const mpOf = (mech: Mover, mode: Mode, depth: number): number => {
  if (mode === 'stand' || !isAble(mech)) return 0;
  if (mode === 'jump') return mech.isProne ? 0 : jumpMp(mech, depth);
  const mp = mode === 'walk' ? walkMp(mech) : runMp(mech);
  return mech.isProne && isGyroGone(mech) ? Math.min(1, mp) : mp;
};
