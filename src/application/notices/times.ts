/** When a notice may be sent: not in quiet hours, and what can wait with the daily digest. By the person's own clock. */
import type { Instant, Urgency } from '../../rules';

const MINUTE = 60_000;
const DAY = 1_440;
/** A name of a zone, not an offset: those know no summer. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,99}$/;

const MAX_KEPT = 50;
const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (zone: string): Intl.DateTimeFormat | null => {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  if (!NAME.test(zone)) return null;
  try {
    const made = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
    if (clocks.size >= MAX_KEPT) clocks.clear();
    clocks.set(zone, made);
    return made;
  } catch {
    return null;
  }
};

/** Whether it is an IANA name that this server knows. */
export const isZone = (zone: string): boolean => clockOf(zone) !== null;

/** Minute of the day; of a zone that is not known in UTC. */
const minuteOf = (at: Instant, zone: string): number => {
  const parts = new Map((clockOf(zone) ?? clockOf('UTC'))?.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
};

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
 * Until when a notice that was made at `made` waits; null: it is sent now. On the days on which clocks change a digest or the end of quiet hours may be
 * an hour early or late.
 */
export const waitsUntil = ({ zone, quietFrom, quietTo, digestAt }: SendTimes, urgency: Urgency, made: Instant, now: Instant): Instant | null => {
  if (urgency === 'now') return null;
  const minute = minuteOf(now, zone);
  if (digestAt !== null) {
    const last = wholeMinute(now) - ahead(digestAt, minute) * MINUTE;
    return made < last ? null : last + DAY * MINUTE;
  }
  if (quietFrom === null || quietTo === null || ahead(quietFrom, minute) >= ahead(quietFrom, quietTo)) return null;
  return wholeMinute(now) + ahead(minute, quietTo) * MINUTE;
};
