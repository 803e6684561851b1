/** Numbers, tons and times as the reader writes them. */
import { language } from './language';
import { words } from './words';
import { serverNow } from '../ui/device/use-now';

const t = words(
  { days: 'd', hours: 'h', minutes: 'min', over: 'over', now: 'now' },
  { days: 'T', hours: 'h', minutes: 'Min', over: 'vorbei', now: 'jetzt' },
);
const locale = (): string => (language.value === 'de' ? 'de-DE' : 'en-GB');

export const number = (value: number, digits = 2): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value).replace('-', '−');

/** `2.7 t`; `signed` writes `+2.7 t` for what is got. */
export const tons = (value: number, signed = false): string =>
  `${signed && value > 0 ? '+' : ''}${number(value)} t`;

export const percent = (share: number): string => `${number(Math.round(share * 100))} %`;

/** `14:02` today, else with the day. */
export function moment(time: string | Date, now = serverNow()): string {
  const at = new Date(time);
  const sameDay = at.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(locale(), {
    ...(sameDay ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is left until then: `12 min`, `31 h`, `4 d 3 h`, `41 d`. */
export function timeLeft(until: string | Date, now: number): string {
  const left = new Date(until).getTime() - now;
  if (left <= 0) return t.over;
  if (left < HOUR) return `${Math.max(1, Math.floor(left / MINUTE))} ${t.minutes}`;
  const hours = Math.floor(left / HOUR);
  if (hours < 72) return `${hours} ${t.hours}`;
  const days = Math.floor(hours / 24);
  return days < 10 ? `${days} ${t.days} ${hours % 24} ${t.hours}` : `${days} ${t.days}`;
}
