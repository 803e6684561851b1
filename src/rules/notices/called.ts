/**
 * The notices that a command's events call for: for each audience, from what it was told, and for the people
 * who are it.
 */
import { flatMap, type UserId } from '../../kernel';
import type { Audience } from '../model/audience';
import type { NoticeFacts } from './facts';
import { noticeOf, NOTICE_KINDS, type AnyNotice, type NoticeKind } from '.';

export interface CalledNotice {
  readonly user: UserId;
  readonly kind: NoticeKind;
  readonly to: Audience;
  readonly cause: string;
  readonly data: object;
}

/** What one audience was told by a command. */
export interface ToldTo {
  readonly to: Audience;
  readonly told: readonly { readonly type: string; readonly data: object }[];
}

/** Who is an audience, before the command and after it. */
export interface People {
  readonly before: readonly UserId[];
  readonly after: readonly UserId[];
}

type Caller = (
  told: object,
  to: Audience,
  facts: NoticeFacts,
) => { readonly cause: string; readonly data: object } | null;

/** By the type of the event: most call for nothing. */
const callers: ReadonlyMap<string, readonly { readonly notice: AnyNotice; readonly call: Caller }[]> =
  (() => {
    const found = new Map<string, { readonly notice: AnyNotice; readonly call: Caller }[]>();
    for (const notice of NOTICE_KINDS.map(noticeOf))
      for (const [type, call] of Object.entries(notice.calledBy))
        found.set(type, [...(found.get(type) ?? []), { notice, call: call as Caller }]);
    return found;
  })();

const usersFor = ({ people }: AnyNotice, { before, after }: People): readonly UserId[] =>
  people === 'present' ? after : before.filter((user) => !after.includes(user));

/** `facts`: after the command. What is not true by them is not called for. */
export const noticesCalled = (
  audiences: readonly ToldTo[],
  facts: NoticeFacts,
  peopleOf: (to: Audience) => People,
): readonly CalledNotice[] =>
  flatMap(audiences, ({ to, told }) =>
    flatMap(
      told.filter(({ type }) => callers.has(type)),
      ({ type, data: said }) =>
        flatMap(callers.get(type) ?? [], ({ notice, call }) => {
          const made = call(said, to, facts);
          if (made === null || !notice.stillTrue(made.data, facts, to)) return [];
          return usersFor(notice, peopleOf(to)).map((user) => ({ user, kind: notice.kind, to, ...made }));
        }),
    ),
  );
