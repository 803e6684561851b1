/** A time in a request: ISO 8601 with its offset. */
import type { Fields } from './fields';
import type { Instant } from '../rules';

const ISO = /^(\d{4})-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Date.parse takes the 30th of February for a day in March. */
const isDay = (date: string): boolean => {
  const at = Date.parse(`${date}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(date);
};

/** An instant in the years 2000 … 2999; 0 after a mistake, which `done` of the fields then tells. */
export const readTime = (fields: Fields, name: string): Instant => {
  const value = fields.raw(name);
  const year = typeof value === 'string' ? Number(ISO.exec(value)?.[1]) : NaN;
  const at =
    typeof value === 'string' && year >= 2000 && year < 3000 && isDay(value.slice(0, 10))
      ? Date.parse(value)
      : NaN;
  if (Number.isFinite(at)) return at;
  fields.refuse(name, 'shape/not-a-time');
  return 0;
};
