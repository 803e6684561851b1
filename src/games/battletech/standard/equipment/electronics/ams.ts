/** What an anti-missile system does to a salvo (BT-EQ-20, BT-EQ-8). */
import { flatMap } from '../../../../../kernel';
import { isWhole, shotsIn } from '../../mech/body';
import type { Mech } from '../../mech/model';
import type { Bin, Mount } from '../../mech/sheet';
import { hasFlag } from '../figures';

export const AMS_MODIFIER = -4;
/** What a streak salvo counts as before it. */
export const STREAK_TOTAL = 11;

export interface Defence {
  readonly mount: Mount;
  /** What it spends a shot of; null: nothing. */
  readonly bin: Bin | null;
}

/** The systems that can fire, each with the bin that feeds it. */
export const defencesOf = (mech: Mech): readonly Defence[] =>
  mech.isShutDown
    ? []
    : flatMap(mech.sheet.mounts, (mount): Defence[] => {
        const { figures } = mount;
        if (figures.weapon === null || !hasFlag(figures, 'ams') || !isWhole(mech, mount)) return [];
        const { ammunition } = figures.weapon;
        if (ammunition < 0) return [{ mount, bin: null }];
        const bin = mech.sheet.bins.find(
          (one) => one.figures.ammunition?.type === ammunition && shotsIn(mech, one) > 0,
        );
        return bin === undefined ? [] : [{ mount, bin }];
      });
