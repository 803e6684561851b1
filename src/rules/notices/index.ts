/**
 * All kinds of notices, by their names. A new kind: a file in `kinds/`, its texts beside it, and a line in
 * each of that folder's lists.
 */
import type { NoticeDefinition } from './definition';
import * as LISTED from './kinds';

export { LISTED };

type Listed = typeof LISTED;
type Definitions = { readonly [Name in keyof Listed as Listed[Name]['kind']]: Listed[Name] };

export const NOTICES = Object.fromEntries(
  Object.values(LISTED).map((definition) => [definition.kind, definition]),
) as Definitions;

export type NoticeKind = keyof Definitions;
export type NoticeData<K extends NoticeKind> =
  Definitions[K] extends NoticeDefinition<infer _K, infer D> ? D : never;

export const NOTICE_KINDS = Object.keys(NOTICES) as readonly NoticeKind[];

/**
 * Any kind, once its data have lost their type: they come from the database, where the same kind has put
 * them.
 */
export type AnyNotice = NoticeDefinition<NoticeKind, object>;
export const noticeOf = (kind: NoticeKind): AnyNotice => NOTICES[kind] as unknown as AnyNotice;
export const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(NOTICES, kind);
