/** What the target's state adds (BT-GUN-11). */
import type { Mech } from '../mech/model';
import { isImmobile } from './gunner';

export const proneTargetModifier = ({ isProne }: Pick<Mech, 'isProne'>, hexes: number): number =>
  isProne ? (hexes <= 1 ? -2 : 1) : 0;

export const immobileModifier = (mech: Mech): number =>
  isImmobile(mech) || mech.supportHarm?.isStranded === true ? -4 : 0;
