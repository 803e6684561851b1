/** The kind of body that all operations accept: JSON in UTF-8, without what JavaScript or PostgreSQL would stumble over. */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { doorRefusal, ProblemError } from './problem';

const BAD_JSON = doorRefusal('malformed', 'request/bad-json');

/** Escapes of NUL and of surrogates, which may stand alone: only then the parsed texts need a look. */
const SUSPICIOUS = /\\u(0000|d[89a-f])/i;

const UNSTORABLE = /[\0\p{Cs}]/u;

/** Nothing that is sent here is nested deeper than ten levels; functions that go down into values shall not run out of stack. */
const MAX_DEPTH = 50;

/** No text may hold what PostgreSQL cannot store (NUL, or half of a surrogate pair), no number be beyond all bounds, nothing nested endlessly. */
const isSound = (value: unknown, lookIntoTexts: boolean, depth = 0): boolean => {
  if (typeof value === 'string') return !lookIntoTexts || !UNSTORABLE.test(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((inner) => isSound(inner, lookIntoTexts, depth + 1));
  return Object.entries(value).every(([key, inner]) => isSound(key, lookIntoTexts) && isSound(inner, lookIntoTexts, depth + 1));
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
      if (error !== null || !isSound(value, SUSPICIOUS.test(text))) done(new ProblemError(BAD_JSON));
      else done(null, value);
    });
  });
}
