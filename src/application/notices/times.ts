/**
 * When a notice may be sent: not in quiet hours, and what can wait with the daily digest. By the person's own
 * clock.
 */
import type { Instant, Urgency, Zones } from '../../rules';

const MINUTE = 60_000;
const DAY = 1_440;

/** Minute of the day. */
const minuteOf = (zones: Zones, at: Instant, zone: string): number =>
  Math.floor((at + zones.offset(zone, at)) / MINUTE) % DAY;

/** Minutes from one minute of the day to the next time that it is another; 0 … 1439. */
const ahead = (from: number, to: number): number => (to - from + DAY) % DAY;
const wholeMinute = (at: Instant): Instant => at - (at % MINUTE);

export interface SendTimes {
  readonly zone: string;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly digestAt: number | null;
}

/**
 * Until when a notice that was made at `made` waits; null: it is sent now. On the days on which clocks change
 * a digest or the end of quiet hours may be an hour early or late.
 */
export const waitsUntil = (
  zones: Zones,
  { zone, quietFrom, quietTo, digestAt }: SendTimes,
  urgency: Urgency,
  made: Instant,
  now: Instant,
): Instant | null => {
  if (urgency === 'now') return null;
  const minute = minuteOf(zones, now, zone);
  if (digestAt !== null) {
    const last = wholeMinute(now) - ahead(digestAt, minute) * MINUTE;
    return made < last ? null : last + DAY * MINUTE;
  }
  if (quietFrom === null || quietTo === null || ahead(quietFrom, minute) >= ahead(quietFrom, quietTo))
    return null;
  return wholeMinute(now) + ahead(minute, quietTo) * MINUTE;
};
