/**
 * Texts of the server write times in UTC: here they say what the reader's clock says. Which times a text has
 * is known from the data beside it; a time that is written in another way stays as it is.
 */
import { language } from './language';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const timesIn = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return ISO.test(data) ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(timesIn) : [];
};

/** As the server writes times: `25 November 2026 at 18:00`. `zone`: null is the reader's. */
const written = (at: number, zone: string | null): string =>
  new Intl.DateTimeFormat(language.value === 'de' ? 'de-DE' : 'en-GB', {
    ...{ dateStyle: 'long', timeStyle: 'short' },
    ...(zone === null ? {} : { timeZone: zone }),
  }).format(at);

/** What a violation or a warning says. */
export const localMessage = ({
  message,
  params,
}: {
  readonly message: string;
  readonly params: unknown;
}): string => localText(message, params);

/** `data`: of an event, or the params of a violation. `zone`: IANA name; null: the reader's. */
export function localText(text: string, data: unknown, zone: string | null = null): string {
  if (!text.includes(' UTC')) return text;
  return timesIn(data).reduce((all, iso) => {
    const at = Date.parse(iso);
    return Number.isNaN(at) ? all : all.replaceAll(`${written(at, 'UTC')} UTC`, written(at, zone));
  }, text);
}
