/** The access token of a request, from its `Authorization` header. */
import type { FastifyRequest } from 'fastify';

/** Null: none, or not a bearer token. */
export const bearerToken = (request: Pick<FastifyRequest, 'headers'>): string | null => {
  const header = request.headers.authorization;
  return header !== undefined && header.length < 4_000 && /^bearer /i.test(header)
    ? header.slice(7).trim()
    : null;
};
