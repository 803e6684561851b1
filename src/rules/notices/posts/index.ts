/**
 * What is posted to the chat room of a campaign, by kind. A new kind: a file in `kinds/`, its texts beside it,
 * and a line in each of that folder's lists.
 */
import { flatMap, isoTime, type Language } from '../../../kernel';
import { hoursOfWarning } from '../deadlines';
import type { NoticeFacts } from '../facts';
import { late, positionIn, positionKey } from '../position';
import { noticeSay, type NoticeWords } from '../say';
import type { PostDefinition, PostText, PublicNow, ToldInPublic } from './definition';
import * as LISTED from './kinds';
import * as de from './kinds/index.text.de';
import * as en from './kinds/index.text.en';
import type { WaitingForData } from './kinds/waiting-for';

type Listed = typeof LISTED;
export type PostKind = Listed[keyof Listed]['kind'];
type DataOf<P> = P extends PostDefinition<infer _K, infer D> ? D : never;
type Wanted = { readonly [Name in keyof Listed]: PostText<DataOf<Listed[Name]>> };
type AnyPost = PostDefinition<PostKind, object>;

const TEXTS: Readonly<Record<Language, Wanted>> = { en, de };
const NAMES = Object.keys(LISTED) as readonly (keyof Listed)[];
const ALL = new Map(
  NAMES.map((name) => [LISTED[name].kind as string, { name, post: LISTED[name] as unknown as AnyPost }]),
);

export const POST_KINDS = [...ALL.keys()] as readonly PostKind[];

/** What is over comes before what begins. */
const ORDER: readonly PostKind[] = [
  ...(['battles-over', 'round-over', 'war-over', 'battles-begun', 'phase-began', 'waiting-for'] as const),
];

export interface CalledPost {
  readonly kind: PostKind;
  /** Nothing is posted twice for the same one. At most 200 characters. */
  readonly cause: string;
  readonly data: object;
}

/**
 * What a command's events call for. `told`: to observers; `seq`: the number of the last of these in their
 * feed, which is given out once.
 */
export const postsCalled = (
  told: readonly ToldInPublic[],
  seq: number,
  facts: NoticeFacts,
): readonly CalledPost[] =>
  flatMap(ORDER, (kind) => {
    const data = ALL.get(kind)?.post.called(told, facts) ?? null;
    return data === null ? [] : [{ kind, cause: String(seq), data }];
  });

/** The warning that the clock calls for: that of the forces that are waited for. */
export const postsDue = (facts: NoticeFacts): readonly CalledPost[] => {
  const { deadline, now } = facts;
  const hours = deadline === null || deadline <= now ? null : hoursOfWarning(deadline, now);
  if (deadline === null || hours === null || late(facts).length === 0) return [];
  const data: WaitingForData = { ...positionIn(facts), deadline: isoTime(deadline) };
  return [{ kind: 'waiting-for', cause: `${positionKey(data)}.${String(deadline)}.${String(hours)}`, data }];
};

/** Allow-list: of the facts, which know more than everybody may, no more than this comes into a post. */
const publicNow = (facts: NoticeFacts): PublicNow => ({ waitingFor: late(facts).map(({ name }) => name) });

export interface WordedPost extends NoticeWords {
  readonly kind: PostKind;
  readonly path: string;
}

/** Null: of a kind that this version does not know, or not true any more. `home`: of the campaign. */
export const wordPost = (
  { kind, data }: { readonly kind: string; readonly data: object },
  facts: NoticeFacts,
  language: Language,
  zone: string,
  home: string,
): WordedPost | null => {
  const found = ALL.get(kind);
  if (found === undefined || !found.post.stillTrue(data, facts)) return null;
  const text = TEXTS[language][found.name] as PostText<object>;
  return {
    kind: found.post.kind,
    ...text(data, noticeSay(language, zone), publicNow(facts)),
    path: found.post.path(data, home),
  };
};
