/** Answers with entity tags, and the conditions that clients put on them (RFC 9110, 13.1). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from './etag-of';

const tagsIn = (header: string): readonly string[] => header.match(/(?:W\/)?"[^"]*"/g) ?? [];

/** `If-None-Match` compares weakly: a proxy may have weakened the tag on its way. */
export const noneMatch = (header: unknown, etag: string): boolean => {
  if (typeof header !== 'string') return true;
  if (header === etag) return false;
  if (header.trim() === '*') return false;
  return !tagsIn(header).some((tag) => tag.replace(/^W\//, '') === etag);
};

/** `If-Match` compares strongly. Absent, everything matches. */
export const matches = (header: unknown, etag: string | null): boolean => {
  if (typeof header !== 'string') return true;
  if (header.trim() === '*') return etag !== null;
  return etag !== null && tagsIn(header).includes(etag);
};

/**
 * Answers ready JSON with its ETag, or 304 when the client has it. `etag` spares hashing bytes that were
 * hashed before.
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string | Buffer,
  etag: string = etagOf(json),
): void {
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (noneMatch(request.headers['if-none-match'], etag))
    reply.header('content-type', 'application/json; charset=utf-8').send(json);
  else reply.code(304).send();
}

/** What anybody may keep for a while: it changes with a new version of the server only. */
export const sendPublic = (
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
  type = 'application/json; charset=utf-8',
): void => {
  const json = JSON.stringify(value);
  const etag = etagOf(json);
  reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  if (noneMatch(request.headers['if-none-match'], etag)) reply.header('content-type', type).send(json);
  else reply.code(304).send();
};

/** The new version after a change, with its tag, so that the next change can name it. */
export const sendWithTag = (
  reply: FastifyReply,
  json: string | Buffer,
  etag: string = etagOf(json),
): void => {
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('content-type', 'application/json; charset=utf-8')
    .send(json);
};
