/** A support unit's movement, step by step (BT-SUP-2 … BT-SUP-4): no falls and skids, but mines for who touches the ground. */
import type { Mech } from '../../mech/model';
import type { Step } from '../../movement/path';
import type { Driver } from '../../piloting/driver';
import { MINE, MINE_NEEDED, type Mine, minesAt } from '../../piloting/hazard/mines';
import { isManned } from './support-mp';

/** Answers the step of the path that it came to. */
export const moveSupport = (
  unit: Mech,
  { path, mines }: { readonly path: readonly Step[]; readonly mines: readonly Mine[] },
  driver: Driver,
): number => {
  let now: Mech | null = unit;
  let at = 0;
  while (at < path.length - 1 && now !== null && isManned(now) && now.supportHarm?.isStranded !== true) {
    const [from, to] = [path[at], path[at + 1]];
    if (to === undefined) break;
    now = driver.tell({ kind: 'moved', step: to }, now);
    at += 1;
    if (from?.hex === to.hex || unit.sheet.support === 'vtol') continue;
    for (const mine of minesAt(mines, to.hex)) {
      if (now === null) break;
      if (driver.roll({ kind: 'mine', mine, needed: MINE_NEEDED }, now))
        now = driver.tell({ kind: 'mined', mine, damage: MINE }, now);
    }
  }
  return at;
};
