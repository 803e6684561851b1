/**
 * The game master sets when phases end, and how much vacation each player may take (ROUND-4): before the
 * start, and in a war that runs.
 */
import { type CampaignId, err, ok, type Result, type UserId } from '../../kernel';
import { calendarOf, decideCalendar, type Calendar } from '../../rules';
import { memberAmong } from '../campaigns/access';
import { conclude } from '../campaigns/conclude';
import { refusalOf } from '../campaigns/refusals';
import { resolutionOf } from '../campaigns/resolution-of';
import { againstRules, PRECONDITION_FAILED, type Refusal } from '../refusal';
import type { SetupStore } from '../setup/setup-store';
import type { CommandOptions, SetupTransaction } from '../setup/setup-transaction';

/** Everybody is told; no deadline that is set moves. */
const inWar = async (
  transaction: SetupTransaction,
  calendar: Calendar | null,
): Promise<Result<Calendar | null, Refusal>> => {
  const running = await transaction.running();
  const resolution = await resolutionOf(running);
  const violations = decideCalendar(resolution, calendar);
  if (violations.length > 0) return err(refusalOf(violations));
  await conclude(resolution, running);
  return ok(calendar);
};

export class SetCalendar {
  constructor(private readonly store: Pick<SetupStore, 'transact'>) {}

  /**
   * `wasRead`: whether this calendar is the one that the client means to replace. Null: `phaseHours` count.
   */
  run(
    id: CampaignId,
    user: UserId,
    wish: Calendar | null,
    wasRead: (present: Calendar | null) => boolean,
    options: CommandOptions,
  ): Promise<Result<Calendar | null, Refusal>> {
    return this.store.transact(
      id,
      async (transaction) => {
        const { campaign, timetable } = transaction;
        const member = memberAmong(campaign.members, user, 'gm');
        if (!member.ok) return member;
        const calendar = calendarOf(timetable, wish);
        if (!calendar.ok) return err(againstRules(calendar.error));
        if (!wasRead(timetable.calendar)) return err(PRECONDITION_FAILED);
        if (campaign.status !== 'setup') return inWar(transaction, calendar.value);
        await transaction.setTimetable({ ...timetable, calendar: calendar.value });
        return calendar;
      },
      options,
    );
  }
}
