/** The notices of a message, for the people who read it. */
import { audienceOf } from '../../application/campaigns/reader';
import type { Circle, Message } from '../../application/messages/model';
import type { UserId } from '../../kernel';
import type { Instant, NoticeData } from '../../rules';
import type { NewNotice } from './put-notices';

const HOUR = 3_600_000;

export interface MessageSentNow extends Pick<Message, 'id' | 'from' | 'to'> {
  readonly sentBy: UserId;
  /** Null: everybody. */
  readonly readers: readonly UserId[] | null;
  readonly at: Instant;
}

/** One an hour from each sender at most, so that a talk does not flood anybody. */
export const messageNotices = (
  { people, seats }: Circle,
  { id, from, to, sentBy, readers, at }: MessageSentNow,
): readonly NewNotice[] => {
  const name = from === 'gm' ? null : (seats.find(({ force }) => force === from)?.name ?? '');
  const data: NoticeData<'message-sent'> = { message: id, from: name, toAll: to === null };
  return people
    .filter(({ user }) => user !== sentBy && (readers === null || readers.includes(user)))
    .map((person) => ({
      ...{ user: person.user, kind: 'message-sent', to: audienceOf(person), sender: from, data },
      cause: `${from}.${String(Math.floor(at / HOUR))}`,
    }));
};
