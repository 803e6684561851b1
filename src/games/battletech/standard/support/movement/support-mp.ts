/** MP of a support unit as it is (BT-SUP-2 … BT-SUP-4, BT-SUP-10). */
import type { Mech, Mode } from '../../mech/model';
import { UNTOUCHED } from '../model';

type Mover = Pick<Mech, 'sheet' | 'supportHarm' | 'isConscious' | 'isShutDown'>;

/** The crew acts: it is neither stunned nor dead, and the unit is not shut down. */
export const isManned = ({ supportHarm = UNTOUCHED, isConscious, isShutDown }: Mover): boolean =>
  isConscious && !isShutDown && supportHarm.stun !== 1;

const cruise = ({ sheet, supportHarm = UNTOUCHED }: Mover): number => {
  const { mpLost, isHalved, isStranded } = supportHarm;
  if (isStranded) return 0;
  const left = Math.max(0, sheet.walk - mpLost);
  return isHalved ? Math.ceil(left / 2) : left;
};

/** Walking is cruising, running is flank speed; platoons have no other than their walk. */
export const supportMp = (unit: Mover, mode: Mode): number => {
  if (!isManned(unit) || mode === 'stand' || mode === 'jump') return 0;
  if (mode === 'walk') return cruise(unit);
  return unit.sheet.support === 'foot' ? 0 : Math.ceil((cruise(unit) * 3) / 2);
};
