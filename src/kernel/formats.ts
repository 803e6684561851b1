/**
 * How a language writes numbers, lists and counted things. `Intl` with languages that are named here, never
 * with that of the machine.
 */
import type { Language } from './language';

export interface Formats {
  /** `1,234.5` in English, `1.234,5` in German; up to six decimals, and a true minus. */
  readonly number: (value: number) => string;
  /** `A, B and C`. */
  readonly list: (items: readonly string[]) => string;
  /** `A, B or C`. Choices of JSON: `null` is one that clients send. */
  readonly either: (items: readonly (string | number | null)[]) => string;
  /** `1 mech`, `2 mechs`. */
  readonly count: (value: number, one: string, other: string) => string;
  /** `mech`, `mechs`: one of the two, by the number. */
  readonly plural: (value: number, one: string, other: string) => string;
  /**
   * How long to wait: `45 seconds`, `12 minutes`, `3 hours`, rounded up; in German as after "in": `3
   * Stunden`.
   */
  readonly wait: (seconds: number) => string;
  /**
   * Of an ISO time: `25 November 2026 at 18:00 UTC`. The reader's zone is not known here, so the text says
   * which it is in.
   */
  readonly time: (iso: string) => string;
  /**
   * The same in a zone that is known (IANA name), with the day of the week: `Wednesday 25 November 2026 at
   * 19:00 CET`; in UTC for a zone that there is not.
   */
  readonly timeIn: (iso: string, zone: string) => string;
}

/** Each takes some kilobytes. */
const MAX_ZONES = 50;

/** Writers of times by zone, made when they are asked for. */
const zonedTimes = (locale: string): ((zone: string) => Intl.DateTimeFormat) => {
  const made = new Map<string, Intl.DateTimeFormat>();
  const make = (timeZone: string): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, {
      ...{
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      },
      timeZone,
      timeZoneName: 'short',
    });
  return (zone) => {
    const known = made.get(zone);
    if (known !== undefined) return known;
    let writer;
    try {
      writer = make(zone);
    } catch {
      return make('UTC');
    }
    if (made.size >= MAX_ZONES) made.clear();
    made.set(zone, writer);
    return writer;
  };
};

/** British English has no comma before "and". */
const formatsOf = (locale: 'en-GB' | 'de-DE'): Formats => {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
  const plurals = new Intl.PluralRules(locale);
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const zoned = zonedTimes(locale);
  // Most numbers are small and whole, and written alike in every language.
  const number = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < 1000
      ? String(value)
      : numbers.format(value).replace('-', '−');
  const plural = (value: number, one: string, other: string): string =>
    plurals.select(value) === 'one' ? one : other;
  return {
    number,
    list: (items) => lists.format(items),
    either: (items) => choices.format(items.map(String)),
    count: (value, one, other) => `${number(value)} ${plural(value, one, other)}`,
    plural,
    wait: (seconds) => {
      const [unit, long] =
        seconds < 120
          ? (['second', 1] as const)
          : seconds < 7200
            ? (['minute', 60] as const)
            : (['hour', 3600] as const);
      // Made when it is needed, which is seldom.
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
        Math.ceil(seconds / long),
      );
    },
    time: (iso) => {
      const at = Date.parse(iso);
      return Number.isNaN(at) ? iso : `${times.format(at)} UTC`;
    },
    timeIn: (iso, zone) => {
      const at = Date.parse(iso);
      return Number.isNaN(at) ? iso : zoned(zone).format(at);
    },
  };
};

export const formats: Readonly<Record<Language, Formats>> = {
  en: formatsOf('en-GB'),
  de: formatsOf('de-DE'),
};

/** With its first letter as a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
