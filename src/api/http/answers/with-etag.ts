/** Answers with an entity tag (RFC 9110): to those who have it already, for the next change, or for anybody. */
import { sendPublic, sendTagged, sendWithTag } from './etag';
import { answeredBy } from './answered-by';

interface Prepared {
  readonly body: Buffer;
  readonly etag: string;
}

const isPrepared = (value: unknown): value is Prepared =>
  Buffer.isBuffer((value as Partial<Prepared> | null)?.body);

const jsonOf = (value: unknown): string | Buffer =>
  typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value);

/** A client that has the answer already gets 304. A value, ready JSON as text or bytes, or bytes with their tag. */
export const WithETag = (): MethodDecorator =>
  answeredBy((request, reply, value) => {
    if (isPrepared(value)) sendTagged(request, reply, value.body, value.etag);
    else sendTagged(request, reply, jsonOf(value));
  });

/** The new version after a change, with its tag, so that the next change can name it. */
export const WithNewETag = (): MethodDecorator =>
  answeredBy((_request, reply, value) => sendWithTag(reply, jsonOf(value)));

/** Anybody may keep the answer for a while: it changes with a new version of the server only. */
export const ForAnybody = (type?: string): MethodDecorator =>
  answeredBy((request, reply, value) => sendPublic(request, reply, value, type));
