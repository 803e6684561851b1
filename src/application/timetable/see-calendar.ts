/** Every member sees when phases end (ROUND-4), before the start too. */
import { type CampaignId, err, ok, type Result } from '../../kernel';
import type { Calendar } from '../../rules';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { Timetables } from './timetables';

export class SeeCalendar {
  constructor(private readonly timetables: Timetables) {}

  /** Null: there is none, `phaseHours` count. */
  async run(campaign: CampaignId): Promise<Result<Calendar | null, Refusal>> {
    const read = await this.timetables.read(campaign);
    return read === null ? err(NOT_FOUND) : ok(read.timetable.calendar);
  }
}
