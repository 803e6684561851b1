/** Answers with entity tags, and `If-Match` against what a client would be shown now. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../http/answers/etag-of';
import type { Precondition } from '../../application/setup/guards';
import { matches, sendWithTag } from '../http/answers/etag';

const same = (value: unknown): unknown => value;

/** Whether `If-Match` holds; `shown` makes of what the use case has what the client sees. */
export const ifMatch =
  (request: FastifyRequest, shown: (value: never) => unknown = same): Precondition =>
  (current) =>
    matches(
      request.headers['if-match'],
      current === null ? null : etagOf(JSON.stringify(shown(current as never))),
    );

/** The new version after a change, with its tag, so that the next change can name it. */
export const sendChanged = (reply: FastifyReply, value: unknown): void =>
  sendWithTag(reply, JSON.stringify(value));
