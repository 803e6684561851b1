/** When battles come due (TAC-7, CMB-11), in milliseconds. */
import { sideIn } from '../../combat/battle-sides';
import type { BattleRow, Instant, ReportRow } from '../../model/state';
import type { Resolution } from '../../resolution';
import { termsOf } from '../../rulesets/terms-of';

const HOUR = 3_600_000;
/** TAC-7: an undisputed report counts after this time; CMB-11: so long the GM has after he was told. */
export const GRACE = 48 * HOUR;

/** TAC-7: a side's first report and one that corrects it; nobody stalls a battle by reporting anew. */
const REPORTS_THAT_TIME_CONFIRMS = 2;

/**
 * Whether silence is consent to the report that waits (TAC-7). `reports`: all of its battle, superseded ones too. One that nobody's side
 * filed, or that the GM has edited since, is the GM's word: its own reporter confirms it anew as well.
 */
export const timeConfirms = (battle: BattleRow, report: ReportRow, reports: readonly ReportRow[]): boolean => {
  const { by } = report;
  if (by === null || !report.confirmedBy.includes(by)) return true;
  const side = sideIn(battle.setup, by);
  return reports.filter((one) => one.by !== null && sideIn(battle.setup, one.by) === side).length <= REPORTS_THAT_TIME_CONFIRMS;
};

/** When a report that is filed now counts by itself. */
export const reportDue = ({ now }: Resolution): Instant => now + GRACE;

const DAY = 24 * HOUR;

/** CMB-11: when the game master is reminded of a disputed report; null where the ruleset lets it come due like any other battle. */
export const disputeReminder = ({ state, now }: Resolution): Instant | null => (termsOf(state.campaign.ruleset).disputesWait ? now + DAY : null);

/** CMB-11, without a report: when the GM is told, and after that, with `onDeadline: advance`, when it is called off. Null: it waits for him. */
export const battleDue = ({ state, now }: Resolution, battle: BattleRow): Instant | null => {
  const { battleHours, onDeadline } = state.campaign.options;
  if (!battle.overdue) return Math.max(now, battle.openedAt + Math.max(1, Math.round(battleHours * HOUR)));
  return onDeadline === 'advance' ? now + GRACE : null;
};

/** CMB-11: like `battleDue`, for what a side does again: of a battle that is late it moves nothing. */
export const battleDueAgain = (resolution: Resolution, battle: BattleRow): Instant | null =>
  battle.overdue ? battle.dueAt : battleDue(resolution, battle);
