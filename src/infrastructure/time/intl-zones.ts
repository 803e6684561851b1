/**
 * Time zones (ROUND-4) by the tables that Node brings along. What is computed with them stands in events, so
 * that newer tables change no history.
 */
import type { Zones } from '../../rules';

const MINUTE = 60_000;
/** `+02:00` is an offset and no zone: it knows no summer. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{1,99}$/;
/** Each takes some kilobytes; campaigns that run have few. */
const MAX_KEPT = 100;
const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (zone: string): Intl.DateTimeFormat | null => {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  try {
    const made = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      },
    } as Intl.DateTimeFormatOptions);
    // A name may be written in thousands of ways.
    if (formatters.size >= MAX_KEPT) formatters.clear();
    formatters.set(zone, made);
    return made;
  } catch {
    return null;
  }
};

/** Aliases like Asia/Kolkata keep their own name, in the case in which they were written. */
const named = (formatter: Intl.DateTimeFormat, zone: string): string => {
  const { timeZone } = formatter.resolvedOptions();
  return timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone;
};

export const intlZones: Zones = {
  named: (zone) => {
    const formatter = NAME.test(zone) ? formatterOf(zone) : null;
    return formatter === null ? null : named(formatter, zone);
  },
  offset: (zone, at) => {
    const formatter = formatterOf(zone);
    if (formatter === null) return 0;
    const parts = new Map(formatter.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const local = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    // Zones differ by whole minutes since 1972.
    return Math.round((local - at) / MINUTE) * MINUTE;
  },
};
