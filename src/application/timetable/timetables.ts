/** Port: the calendar and the vacations of a campaign (ROUND-4), read without a lock. */
import type { CampaignId } from '../../kernel';
import type { Instant, Timetable } from '../../rules';

/** With the database's clock of the moment. */
export interface TimetableNow {
  readonly timetable: Timetable;
  readonly now: Instant;
}

export interface Timetables {
  /** Of a campaign before or after its start; null: there is none. */
  read(campaign: CampaignId): Promise<TimetableNow | null>;
}
