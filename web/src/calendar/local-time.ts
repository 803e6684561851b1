/** Times, weekdays and zones as the reader has them. */
import { language } from '../text/language';

const locale = (): string => (language.value === 'de' ? 'de-DE' : 'en-GB');

/** 1 Monday … 7 Sunday. 1 January 2024 was a Monday. */
export const weekday = (day: number, width: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale(), { weekday: width, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

/** `Tuesday and Sunday`. */
export const weekdays = (days: readonly number[]): string =>
  new Intl.ListFormat(locale()).format(days.map((day) => weekday(day)));

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All zones that the browser knows, and those that are named. */
export const zones = (...named: readonly string[]): readonly string[] =>
  [...new Set([...named, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();

/** With its day, always: `Wed 23 Dec, 18:00`. */
export const dayAndTime = (time: string): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));
