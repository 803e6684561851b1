/** Strong ETags over the bytes of an answer, and the conditions that clients put on them (RFC 9110, 13.1). */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRECONDITION_FAILED } from '../../application/refusal';
import { ProblemError } from './problem';

/** 128 bits of SHA-256 over the bytes, quoted. */
export const etagOf = (bytes: string | Uint8Array): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

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

/** Throws 412 when `If-Match` names another version than `etag` (null: there is none yet). */
export function requireMatch(request: FastifyRequest, etag: string | null): void {
  if (!matches(request.headers['if-match'], etag)) throw new ProblemError(PRECONDITION_FAILED);
}

/** Answers ready JSON with its ETag, or 304 when the client has it. `etag` spares hashing bytes that were hashed before. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, json: string | Buffer, etag: string = etagOf(json)): void {
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (noneMatch(request.headers['if-none-match'], etag)) reply.header('content-type', 'application/json; charset=utf-8').send(json);
  else reply.code(304).send();
}
