/** BT-PSR-10: lying down on purpose. */
import type { Mech } from '../../mech/model';
import { isAble, type Mover } from '../../movement/points/able';

/** MP; without a roll and without damage. */
export const PRONE_COST = 1;

/** `left`: MP not yet spent, walking or running. */
export const canGoProne = (mech: Mover & Pick<Mech, 'isProne'>, left: number): boolean =>
  !mech.isProne && isAble(mech) && left >= PRONE_COST;
