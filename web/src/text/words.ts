/**
 * Texts of one part of the page in every language. A missing one does not compile; reading one follows the
 * language that is chosen.
 */
import { language, type Language } from './language';

type Text = string | ((...values: never[]) => string);
type Texts = Readonly<Record<string, Text>>;
/** The same names and parameters, other words. */
type Same<T extends Texts> = { readonly [name in keyof T]: T[name] extends string ? string : T[name] };

/** All that were defined, for the test of completeness. */
export const allWords: Readonly<Record<Language, Texts>>[] = [];

export function words<const T extends Texts>(en: T, de: Same<T>): Same<T> {
  const all = { en: en as Same<T>, de };
  allWords.push(all as unknown as Readonly<Record<Language, Texts>>);
  return new Proxy(all.en, { get: (_, name) => all[language.value][name as keyof T & string] });
}

/** `one` for 1, else `other`: English and German count alike. */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);
