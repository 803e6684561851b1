/**
 * What the deadlines of a campaign go by (ROUND-4): the calendar of the game master and the vacations of the
 * players. People's time: no rollback moves it.
 */
import type { ForceId, UserId, VacationId } from '../../kernel';
import type { Instant } from './state';

/** ROUND-4: when phases end. */
export interface Calendar {
  /** 1 Monday … 7 Sunday, ascending; at least one. */
  readonly days: readonly number[];
  /** Local time of day, `HH:MM`. */
  readonly at: string;
  /** IANA name, `Europe/Berlin`. */
  readonly zone: string;
  /** How many days of vacation each player may take in the whole campaign; 0: none. */
  readonly vacationDays: number;
}

/**
 * A player is away after `from`, up to and including `to`. One that was withdrawn before it began ends where
 * it begins.
 */
export interface Vacation {
  readonly id: VacationId;
  readonly force: ForceId;
  /** Who is away. It counts while they play the force. */
  readonly user: UserId;
  readonly from: Instant;
  readonly to: Instant;
  /** Deadlines that were set before do not know of it. */
  readonly announcedAt: Instant;
  /** The phase that was open then (`openNow`): its deadline was set before. */
  readonly announcedIn: string;
  /** What it takes of the player's budget, ms. */
  readonly charged: number;
}

/** Port: time zones. The pure rooms do not know them; everything computed with them stands in an event. */
export interface Zones {
  /** The zone's name as it is usually written; null: there is no such zone. */
  named(zone: string): string | null;
  /** How far the zone's clocks are ahead of UTC at that instant, ms. Total: an unknown zone has UTC. */
  offset(zone: string, at: Instant): number;
}

export interface Timetable {
  /** Null: `phaseHours` count. */
  readonly calendar: Calendar | null;
  readonly vacations: readonly Vacation[];
  readonly zones: Zones;
}

/** No calendar, and nobody is away. */
export const NO_TIMETABLE: Timetable = {
  calendar: null,
  vacations: [],
  zones: { named: () => null, offset: () => 0 },
};
