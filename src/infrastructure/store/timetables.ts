/**
 * Calendars and vacations (ROUND-4) on PostgreSQL: the calendar on the campaign's row, a row for each
 * vacation.
 */
import type { ClientBase, Pool } from 'pg';
import type { TimetableNow, Timetables } from '../../application/timetable/timetables';
import type { CampaignId } from '../../kernel';
import type { Calendar, Timetable, Vacation } from '../../rules';
import { intlZones } from '../time/intl-zones';

/** What the campaign's row says of it. */
export interface TimetableStamp {
  readonly calendar: Calendar | null;
  readonly hasVacations: boolean;
}

export const TIMETABLE_STAMP = 'calendar, has_vacations AS "hasVacations"';

const ms = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::float8`;
const VACATION = `id, force, user_id AS "user", ${ms('from_at')} AS "from", ${ms('to_at')} AS "to",
  ${ms('announced_at')} AS "announcedAt", announced_in AS "announcedIn", charged_ms::float8 AS charged`;

const READ_VACATIONS = {
  name: 'read-vacations',
  text: `SELECT ${VACATION} FROM vacations WHERE campaign_id = $1 ORDER BY from_at, id`,
};

const READ = {
  name: 'read-timetable',
  text: `SELECT calendar, floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now,
      (SELECT json_agg(x) FROM (SELECT ${VACATION} FROM vacations WHERE campaign_id = $1 ORDER BY from_at, id) x) AS vacations
    FROM campaigns WHERE id = $1`,
};

const SET_CALENDAR = { name: 'set-calendar', text: 'UPDATE campaigns SET calendar = $2 WHERE id = $1' };
const NOTE_VACATIONS = {
  name: 'note-vacations',
  text: 'UPDATE campaigns SET has_vacations = true WHERE id = $1',
};
const PUT = {
  name: 'put-vacations',
  text: `INSERT INTO vacations (campaign_id, id, force, user_id, from_at, to_at, announced_at, announced_in, charged_ms)
    SELECT $1, r.id, r.force, r."user", to_timestamp(r."from" / 1000), to_timestamp(r."to" / 1000), to_timestamp(r."announcedAt" / 1000), r."announcedIn", r.charged
    FROM json_to_recordset($2::json)
      AS r(id text, force text, "user" uuid, "from" float8, "to" float8, "announcedAt" float8, "announcedIn" text, charged bigint)
    ON CONFLICT (campaign_id, id) DO UPDATE SET to_at = EXCLUDED.to_at, charged_ms = EXCLUDED.charged_ms`,
};

/** JSONB keeps its keys in an order of its own; entity tags go by ours. */
const calendarOf = (row: Calendar | null): Calendar | null =>
  row === null ? null : { days: row.days, at: row.at, zone: row.zone, vacationDays: row.vacationDays };

/**
 * In a statement of its own, behind the lock: it sees what the holder before has committed. None at all where
 * nobody has announced any.
 */
export const readTimetable = async (
  client: ClientBase,
  id: string,
  { calendar, hasVacations }: TimetableStamp,
): Promise<Timetable> => {
  const vacations = hasVacations
    ? (await client.query<Vacation>({ ...READ_VACATIONS, values: [id] })).rows
    : [];
  return { calendar: calendarOf(calendar), vacations, zones: intlZones };
};

/**
 * The campaign's row is locked. Parts that are the same objects are not written; vacations are never removed.
 */
export const writeTimetable = async (
  client: ClientBase,
  id: string,
  before: Timetable,
  after: Timetable,
): Promise<void> => {
  const { calendar, vacations } = after;
  if (calendar !== before.calendar)
    await client.query({
      ...SET_CALENDAR,
      values: [id, calendar === null ? null : JSON.stringify(calendar)],
    });
  if (vacations === before.vacations) return;
  const had = new Set(before.vacations);
  const changed = vacations.filter((one) => !had.has(one));
  if (changed.length > 0) await client.query({ ...PUT, values: [id, JSON.stringify(changed)] });
  if (before.vacations.length === 0) await client.query({ ...NOTE_VACATIONS, values: [id] });
};

export class PgTimetables implements Timetables {
  constructor(private readonly pool: Pool) {}

  async read(campaign: CampaignId): Promise<TimetableNow | null> {
    const { rows } = await this.pool.query<{
      calendar: Calendar | null;
      now: number;
      vacations: readonly Vacation[] | null;
    }>({
      ...READ,
      values: [campaign],
    });
    const [row] = rows;
    if (row === undefined) return null;
    return {
      timetable: { calendar: calendarOf(row.calendar), vacations: row.vacations ?? [], zones: intlZones },
      now: row.now,
    };
  }
}
