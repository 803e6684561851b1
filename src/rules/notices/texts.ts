/** The texts of all notices in all languages. A kind without a text does not compile. */
import type { Language } from '../../kernel';
import type { NoticeDefinition } from './definition';
import type { LISTED, NoticeKind } from '.';
import { NOTICES } from '.';
import * as de from './kinds/index.text.de';
import * as en from './kinds/index.text.en';
import { noticeSay, type NoticeText, type NoticeWords } from './say';

type DataOf<Definition> = Definition extends NoticeDefinition<infer _K, infer D> ? D : never;
type Wanted = { readonly [Name in keyof typeof LISTED]: NoticeText<DataOf<(typeof LISTED)[Name]>> };

const BY_NAME: Readonly<Record<Language, Wanted>> = { en, de };

const camel = (kind: string): string =>
  kind.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const byKind = (texts: Wanted): Readonly<Record<NoticeKind, NoticeText<object>>> =>
  Object.fromEntries(
    Object.keys(NOTICES).map((kind) => [kind, texts[camel(kind) as keyof Wanted]]),
  ) as Readonly<Record<NoticeKind, NoticeText<object>>>;

const TEXTS: Readonly<Record<Language, Readonly<Record<NoticeKind, NoticeText<object>>>>> = {
  en: byKind(BY_NAME.en),
  de: byKind(BY_NAME.de),
};

/** `data`: as the kind has made them. */
export const noticeWords = (kind: NoticeKind, data: object, language: Language, zone: string): NoticeWords =>
  TEXTS[language][kind](data, noticeSay(language, zone));
