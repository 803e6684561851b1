/** Who is jammed (BT-EQ-23). */
import { distance } from '../../../../../kernel/hex';
import type { Hex } from '../../../../../kernel/hex';
import { isWhole } from '../../mech/body';
import type { Mech } from '../../mech/model';
import { hasFlag } from '../figures';

const REACH = 6;

/** Whether the mech jams its enemies at all. */
export const hasEcm = (mech: Mech): boolean =>
  !mech.isShutDown &&
  mech.sheet.mounts.some((mount) => hasFlag(mount.figures, 'ecm') && isWhole(mech, mount));

/** Whether something of `side` in one of these hexes, or fired over them, is jammed. */
export const isJammed = (mechs: readonly Mech[], side: string, hexes: readonly Hex[]): boolean =>
  mechs.some(
    (mech) => mech.side !== side && hasEcm(mech) && hexes.some((hex) => distance(mech.hex, hex) <= REACH),
  );
