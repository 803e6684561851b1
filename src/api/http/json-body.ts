/** The one kind of body that is accepted: JSON in UTF-8, without what JavaScript or PostgreSQL would stumble over. */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { doorRefusal, ProblemError } from './problem';

const BAD_JSON = doorRefusal('malformed', 'request/bad-json');

/** Escapes of NUL and of surrogates, which may stand alone: only then the parsed texts need a look. */
const SUSPICIOUS = /\\u(0000|d[89a-f])/i;

const UNSTORABLE = /[\0\p{Cs}]/u;

/** No text may hold what PostgreSQL cannot store: NUL, or half of a surrogate pair. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
};

/** An empty body is none. Refuses `__proto__` and `constructor.prototype` as keys, as Fastify's own parser does. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(new ProblemError(BAD_JSON));
    const text = bytes.toString('utf8');
    void parse(request, text, (error, value: unknown) => {
      if (error !== null || (SUSPICIOUS.test(text) && !isStorable(value))) done(new ProblemError(BAD_JSON));
      else done(null, value);
    });
  });
}
