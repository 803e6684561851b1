/**
 * Instants as ISO 8601 text without a clock or `Date`: the pure rooms only ever format a time that was given
 * to them.
 */

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/**
 * `2026-03-29T01:30:00.000Z` of milliseconds since 1970 (UTC; years 1970–9999). Calendar: Howard Hinnant's
 * civil-from-days.
 */
export const isoTime = (instant: number): string => {
  const days = Math.floor(instant / 86_400_000);
  const ms = instant - days * 86_400_000;
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const seconds = Math.floor(ms / 1000);
  return (
    `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}T` +
    `${pad(Math.floor(seconds / 3600), 2)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}.${pad(ms % 1000, 3)}Z`
  );
};
