/**
 * Shapes as clients get them: every `Words` with its text in the reader's language, every `Text` as that text
 * alone (GAM-10).
 */
import { isRecord, type Language } from '../../kernel';
import type { Text, Words } from './words';

/**
 * A text in both languages; `{name}` stands for the parameter of that name. `{name|one|other}` is `one` where
 * that figure is 1, and `{name|none|one|other}` is `none` where it is 0; `#` in them is the figure.
 */
export type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type Spoken<T> = T extends Text
  ? string
  : T extends readonly (infer E)[]
    ? readonly Spoken<E>[]
    : T extends Words
      ? {
          readonly [K in keyof T as K extends 'params' ? 'text' : K]: K extends 'params'
            ? string
            : Spoken<T[K]>;
        }
      : T extends object
        ? { readonly [K in keyof T]: Spoken<T[K]> }
        : T;

const formOf = (value: unknown, forms: readonly string[]): string => {
  const [one, other] = forms.slice(-2);
  const form = forms.length > 2 && Number(value) === 0 ? forms[0] : Number(value) === 1 ? one : other;
  return (form ?? '').replaceAll('#', String(value));
};

/**
 * One text. Throws RangeError for a code without text, or a parameter that is missing: a mistake of the
 * system, which its suite finds.
 */
export const sayIn = (
  texts: Texts,
  language: Language,
  code: string,
  params: Readonly<Record<string, unknown>>,
): string => {
  const known = Object.hasOwn(texts, code) ? texts[code] : undefined;
  if (known === undefined) throw new RangeError(`no text for ${code}`);
  return known[language].replace(/\{(\w+)((?:\|[^{}|]*)*)\}/g, (_, name: string, forms: string) => {
    const value = params[name];
    if (forms !== '' && value !== undefined) return formOf(value, forms.slice(1).split('|'));
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    if (isRecord(value) && typeof value['code'] === 'string' && isRecord(value['params']))
      return sayIn(texts, language, value['code'], value['params']);
    throw new RangeError(`the text of ${code} has no ${name}`);
  });
};

/** What says nothing stays the very same object. */
const spokenOf = (texts: Texts, language: Language, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    let said: unknown[] | null = null;
    for (let index = 0; index < value.length; index += 1) {
      const one = spokenOf(texts, language, value[index]);
      if (one !== value[index]) (said ??= [...(value as unknown[])])[index] = one;
    }
    return said ?? value;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const { say, code, params } = fields;
  const hasParams = isRecord(params);
  if (hasParams && typeof say === 'string') return sayIn(texts, language, say, params);
  if (hasParams && typeof code === 'string') {
    const words: Record<string, unknown> = {};
    for (const key of Object.keys(fields))
      if (key === 'params') words['text'] = sayIn(texts, language, code, params);
      else words[key] = spokenOf(texts, language, fields[key]);
    return words;
  }
  let said: Record<string, unknown> | null = null;
  for (const key of Object.keys(fields)) {
    const one = spokenOf(texts, language, fields[key]);
    if (one !== fields[key]) (said ??= { ...fields })[key] = one;
  }
  return said ?? fields;
};

/** The same value as its reader gets it. Throws as `sayIn` does. */
export const speak = <T>(texts: Texts, language: Language, value: T): Spoken<T> =>
  spokenOf(texts, language, value) as Spoken<T>;
