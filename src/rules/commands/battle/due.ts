/** When battles come due (TAC-7, CMB-11), in milliseconds. Vacations stop these clocks (ROUND-4). */
import { sideIn } from '../../combat/battle-sides';
import type { BattleRow, Instant, ReportRow } from '../../model/state';
import type { Resolution } from '../../resolution';
import { termsOf } from '../../rulesets/terms-of';
import { dueAfter, hoursInMs } from '../../timetable/deadlines';

const HOUR = 3_600_000;
/** TAC-7: an undisputed report counts after this time; CMB-11: so long the GM has after they were told. */
const GRACE = 48 * HOUR;

/** TAC-7: a side's first report and one that corrects it; nobody stalls a battle by reporting anew. */
const REPORTS_THAT_TIME_CONFIRMS = 2;

/**
 * Whether silence is consent to the report that waits (TAC-7). `reports`: all of its battle, superseded ones
 * too. One that nobody's side filed, or that the GM has edited since, is the GM's word: its own reporter
 * confirms it anew as well.
 */
export const timeConfirms = (
  battle: BattleRow,
  report: ReportRow,
  reports: readonly ReportRow[],
): boolean => {
  const { by } = report;
  if (by === null || !report.confirmedBy.includes(by)) return true;
  const side = sideIn(battle.setup, by);
  return (
    reports.filter((one) => one.by !== null && sideIn(battle.setup, one.by) === side).length <=
    REPORTS_THAT_TIME_CONFIRMS
  );
};

/** When a report that is filed now counts by itself. */
export const reportDue = (resolution: Resolution): Instant => dueAfter(resolution, GRACE);

/** CMB-11: when a battle that has just become overdue is called off; null: it waits. */
export const callOffDue = (resolution: Resolution): Instant | null =>
  resolution.state.campaign.options.onDeadline === 'advance' ? dueAfter(resolution, GRACE) : null;

const DAY = 24 * HOUR;

/**
 * CMB-11: when the game master is reminded of a disputed report; null where the ruleset lets it come due like
 * any other battle.
 */
export const disputeReminder = ({ state, now }: Resolution): Instant | null =>
  termsOf(state.campaign.ruleset).disputesWait ? now + DAY : null;

/**
 * CMB-11, without a report: when the GM is told, and after that, with `onDeadline: advance`, when it is
 * called off. Null: it waits for them.
 */
export const battleDue = (resolution: Resolution, battle: BattleRow): Instant | null => {
  if (battle.overdue) return callOffDue(resolution);
  const due = dueAfter(resolution, hoursInMs(resolution.state.campaign.options.battleHours), battle.openedAt);
  return Math.max(resolution.now, due);
};

/** CMB-11: like `battleDue`, for what a side does again: of a battle that is late it moves nothing. */
export const battleDueAgain = (resolution: Resolution, battle: BattleRow): Instant | null =>
  battle.overdue ? battle.dueAt : battleDue(resolution, battle);
