/** What guides missiles, on the cluster roll (BT-EQ-10, BT-EQ-19, BT-EQ-21). */
import { isWhole } from '../../mech/body';
import type { Mech } from '../../mech/model';
import type { Figures, Mount } from '../../mech/sheet';
import { ammunitionIs, hasFlag } from '../figures';

export interface Guided {
  readonly munition: Figures | null;
  readonly isDirect: boolean;
  /** The target carries a beacon of the attacker's side. */
  readonly hasBeacon: boolean;
  readonly isJammed: boolean;
}

const ATM = 28;
const MRM = 12;
const BONUS: Readonly<Record<string, number>> = { artemis: 2, 'artemis-v': 3 };

const hasControl = (mech: Mech, weapon: Mount, flag: string): boolean =>
  mech.sheet.mounts.some(
    (mount) => mount.location === weapon.location && hasFlag(mount.figures, flag) && isWhole(mech, mount),
  );

/** An ATM's own bonus stands in its salvo, and is taken back when it is jammed. */
export const guidance = (mech: Mech, weapon: Mount, guided: Guided): number => {
  const { munition, isDirect, hasBeacon, isJammed } = guided;
  if (ammunitionIs(weapon.figures, ATM)) return isJammed ? -2 : 0;
  if (ammunitionIs(weapon.figures, MRM)) return hasControl(mech, weapon, 'apollo') ? -1 : 0;
  if (isJammed) return 0;
  const kind = munition?.ammunition?.munition ?? 'standard';
  const bonus = BONUS[kind] ?? 0;
  if (bonus > 0) return isDirect && hasControl(mech, weapon, kind) ? bonus : 0;
  return kind === 'narc' && hasBeacon ? 2 : 0;
};
