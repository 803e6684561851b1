/** The texts of violations and refusals: one table of them per area, with one file per language beside it. */
import { formats, type Language } from '../../kernel';

export type Params = Readonly<Record<string, unknown>>;

/** In every language that there is. */
export type ViolationText = Readonly<Record<Language, (params: Params) => string>>;

/** By code. */
export type Texts = Readonly<Record<string, ViolationText>>;

/**
 * The English file of a table: a text as it stands, or one made from params. The type of `p` says what the
 * violation of this code gives.
 */
export type English = Readonly<Record<string, string | ((params: never) => string)>>;

type ParamsOf<Text> = Text extends (params: infer P) => string ? P : unknown;

/** What the texts of a table are made from, by code: it becomes part of `ProblemParams`. */
export type ParamsBy<T extends English> = { readonly [Code in keyof T]: ParamsOf<T[Code]> };

/**
 * The file of another language: no code more, and none less, and each made from the params that the English
 * file declares.
 */
export type SameTexts<T extends English> = {
  readonly [Code in keyof T]: string | ((params: ParamsOf<T[Code]>) => string);
};

/** In one language: as it stands, or made from the params. */
type Wording = string | ((params: Params) => string);

/** Of one language, by code. */
export type Wordings = Readonly<Record<string, Wording>>;

const made = (wording: Wording): ((params: Params) => string) =>
  typeof wording === 'string' ? () => wording : wording;

/** More names than these are counted. */
const NAMED = 3;

const MORE: Readonly<Record<Language, string>> = { en: 'more', de: 'weitere' };

/** "A, B and C"; of more than four "A, B, C and 9 more". */
export const listed = (names: readonly string[], language: Language): string =>
  formats[language].list(
    names.length > NAMED + 1
      ? [...names.slice(0, NAMED), `${names.length - NAMED} ${MORE[language]}`]
      : names,
  );

/**
 * Joins the files of a table. English lists the codes; a language that is missing, or lacks a code, does not
 * compile.
 */
export const inEach = <T extends English>(
  by: Readonly<Record<Exclude<Language, 'en'>, SameTexts<T>>> & { readonly en: T },
): Texts => {
  // A text gets what was given with its code. That this is what it declares is held where violations are
  // made.
  const languages = Object.entries(by as Readonly<Record<string, Wordings>>);
  return Object.fromEntries(
    Object.keys(by.en).map((code) => [
      code,
      Object.fromEntries(
        languages.map(([language, wordings]) => [language, made(wordings[code] ?? code)]),
      ) as unknown as ViolationText,
    ]),
  );
};
