/**
 * What a notice is: what calls for it, whom, whether it is still true, and where on the page it leads. One
 * file a kind in `kinds/`; its texts stand beside it, by language.
 *
 * A notice is made from what an event told one audience (`EventDefinition.tell`), and from nothing else:
 * whoever gets it knows no more by it than by their own events.
 */
import type { Audience } from '../model/audience';
import type { EventType, EVENTS } from '../events';
import type { EventDefinition } from '../events/definition';
import type { UserId } from '../../kernel';
import type { NoticeFacts } from './facts';
import type { MatchFacts } from './matches';

/**
 * `now`: quiet hours and digests do not hold it up; `soon`: the next digest is early enough; `later`: in the
 * list, elsewhere only if it was asked for.
 */
export type Urgency = 'now' | 'soon' | 'later';
export const URGENCIES = ['now', 'soon', 'later'] as const satisfies readonly Urgency[];

export type ToldOf<T extends EventType> =
  (typeof EVENTS)[T] extends EventDefinition<infer _T, infer _D, infer S> ? S : never;

/**
 * What is called for: `cause` names the reason, and nobody gets a second notice of the kind for it. At most
 * 200 characters.
 */
export interface Called<D extends object> {
  readonly cause: string;
  readonly data: D;
}

type ByEvent<D extends object> = {
  readonly [T in EventType]?: (told: ToldOf<T>, to: Audience, facts: NoticeFacts) => Called<D> | null;
};

export interface NoticeDefinition<K extends string, D extends object> {
  readonly kind: K;
  readonly urgency: Urgency;
  /** Who gets it: who is the audience after the command, or who was before it and is no longer. */
  readonly people: 'present' | 'former';
  /**
   * By the type of the event that calls for it. Empty: something else makes it, such as the sweep of
   * deadlines.
   */
  readonly calledBy: ByEvent<D>;
  /**
   * Asked when it is made and again when it is sent: what has become untrue is not sent. `facts` are of the
   * campaign.
   */
  stillTrue(data: D, facts: NoticeFacts, to: Audience): boolean;
  /**
   * Of a kind about a match, whose data name it (`MatchPlace`): asked when it is sent, with the facts of the match.
   * Null: the kind is about no match.
   */
  readonly stillTrueIn: ((data: D, facts: MatchFacts, user: UserId) => boolean) | null;
  /**
   * The place on the page that it opens. `home`: the campaign's own place (`/c/…`); of a kind without a
   * campaign `/`.
   */
  path(data: D, home: string): string;
}

type Usual = 'people' | 'calledBy' | 'stillTrue' | 'stillTrueIn';
type Written<K extends string, D extends object> = Omit<NoticeDefinition<K, D>, Usual> &
  Partial<Pick<NoticeDefinition<K, D>, Usual>>;

/** `D`: plain JSON, which its texts get; no names of people, since those may want to be forgotten. */
export const defineNotice = <K extends string, D extends object>(
  written: Written<K, D>,
): NoticeDefinition<K, D> => ({
  people: 'present',
  calledBy: {},
  stillTrue: () => true,
  stillTrueIn: null,
  ...written,
});
