/** When battles come due (TAC-7, CMB-11), in milliseconds. */
import type { BattleRow, Instant } from '../../model/state';
import type { Resolution } from '../../resolution';

const HOUR = 3_600_000;
/** TAC-7: an undisputed report counts after this time; CMB-11: so long the GM has after he was told. */
export const GRACE = 48 * HOUR;

/** When a report that is filed now counts by itself. */
export const reportDue = ({ now }: Resolution): Instant => now + GRACE;

/** CMB-11, without a report: when the GM is told, and after that, with `onDeadline: advance`, when it is called off. Null: it waits for him. */
export const battleDue = ({ state, now }: Resolution, battle: BattleRow): Instant | null => {
  const { battleHours, onDeadline } = state.campaign.options;
  if (!battle.overdue) return Math.max(now, battle.openedAt + Math.max(1, Math.round(battleHours * HOUR)));
  return onDeadline === 'advance' ? now + GRACE : null;
};
