/**
 * What a post is: a line for the chat room of a campaign, made from what an observer was told by one command,
 * and from nothing else. One file a kind in `kinds/`; its texts stand beside it, by language.
 */
import { flatMap } from '../../../kernel';
import type { NoticeFacts } from '../facts';
import type { NoticeSay, NoticeWords } from '../say';

/** An entry of the observers' feed, as a command wrote it. */
export interface ToldInPublic {
  readonly type: string;
  readonly data: object;
}

/** Of a campaign's present what everybody may know; `waitingFor`: names of forces, by seat. */
export interface PublicNow {
  readonly waitingFor: readonly string[];
}

export interface PostDefinition<K extends string, D extends object> {
  readonly kind: K;
  /** Null: nothing is to be posted. `told`: by one command, in order. */
  called(told: readonly ToldInPublic[], facts: NoticeFacts): D | null;
  /** Asked when it is sent: what has become untrue is not sent. */
  stillTrue(data: D, facts: NoticeFacts): boolean;
  /** The place on the page that it opens; `home`: the campaign's own. */
  path(data: D, home: string): string;
}

type Usual = 'called' | 'stillTrue' | 'path';

export const definePost = <K extends string, D extends object>(
  written: Pick<PostDefinition<K, D>, 'kind'> & Partial<Pick<PostDefinition<K, D>, Usual>>,
): PostDefinition<K, D> => ({
  called: () => null,
  stillTrue: () => true,
  path: (_data, home) => home,
  ...written,
});

export type PostText<D> = (data: D, say: NoticeSay, now: PublicNow) => NoticeWords;

/** What was told of the events of a type. */
export const toldOf = <T extends object>(told: readonly ToldInPublic[], type: string): readonly T[] =>
  flatMap(told, (one) => (one.type === type ? [one.data as T] : []));
