/** How a language writes numbers, lists and counted things. `Intl` with languages that are named here, never with that of the machine. */
import type { Language } from './language';

export interface Formats {
  /** `1,234.5` in English, `1.234,5` in German; up to six decimals. */
  readonly number: (value: number) => string;
  /** `A, B and C`. */
  readonly list: (items: readonly string[]) => string;
  /** `A, B or C`. */
  readonly either: (items: readonly string[]) => string;
  /** `1 mech`, `2 mechs`. */
  readonly count: (value: number, one: string, other: string) => string;
}

/** British English has no comma before "and". */
const formatsOf = (locale: 'en-GB' | 'de-DE'): Formats => {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const choices = new Intl.ListFormat(locale, { type: 'disjunction' });
  const plurals = new Intl.PluralRules(locale);
  const number = (value: number): string => numbers.format(value);
  return {
    number,
    list: (items) => lists.format(items),
    either: (items) => choices.format(items),
    count: (value, one, other) => `${number(value)} ${plurals.select(value) === 'one' ? one : other}`,
  };
};

export const formats: Readonly<Record<Language, Formats>> = { en: formatsOf('en-GB'), de: formatsOf('de-DE') };
