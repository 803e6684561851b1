/** Schemas of the chat room of a campaign, with examples. */
import { POST_FAILURES } from '../../application/engines/delivery-state';
import { CHAT_FORMATS } from '../../application/notices/chat/model';
import { chatWish } from '../../application/notices/chat/set-chat';
import {
  choice,
  flag,
  integer,
  mayGrow,
  object,
  orNull,
  text,
  time,
  type Schema,
} from '../http/openapi/schema';

export const CHAT_EXAMPLE = {
  ...{ format: 'discord', server: 'discord.com', language: 'de', zone: 'Europe/Berlin', waiting: 0 },
  ...{ setAt: '2026-11-25T18:00:00.000Z', lastSentAt: '2026-11-26T20:00:03.120Z', lastFailure: null },
};

const failure = orNull(object({ reason: mayGrow(choice(...POST_FAILURES)), status: orNull(integer) }));

export const CHAT_SCHEMAS: Readonly<Record<string, Schema>> = {
  Chat: {
    ...object({
      format: mayGrow(choice(...CHAT_FORMATS)),
      server: { ...text, description: 'Where the posts go; the rest of the address is told to nobody' },
      language: mayGrow(choice('en', 'de')),
      zone: { ...text, description: 'IANA name of the time zone of its times' },
      waiting: { ...integer, description: 'Posts that wait to be sent' },
      setAt: time,
      lastSentAt: orNull(time),
      lastFailure: { ...failure, description: 'Of the last post, if it was not taken' },
    }),
    examples: [CHAT_EXAMPLE],
  },
  ChatBody: {
    ...chatWish.schema,
    examples: [
      {
        ...{ format: 'discord', url: 'https://discord.com/api/webhooks/1234567890/abcdef' },
        ...{ language: 'de', zone: 'Europe/Berlin' },
      },
    ],
  },
  ChatTested: { ...object({ sent: flag, failure }), examples: [{ sent: true, failure: null }] },
};
