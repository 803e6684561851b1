/** Bodies as all operations accept them: JSON in UTF-8, without what JavaScript or PostgreSQL would stumble over. */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  // Without lists of entries and without closures: this goes through every body, and makes more garbage than reading it does otherwise.
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) if (!isSound(value[index], lookIntoTexts, depth + 1)) return false;
    return true;
  }
  for (const key in value)
    if (!isSound(key, lookIntoTexts) || !isSound((value as Readonly<Record<string, unknown>>)[key], lookIntoTexts, depth + 1)) return false;
  return true;
};

/** JSON in a part of a body that is not JSON itself, such as a field of a form. Undefined: it is none, or none that can be kept. */
export const readJsonText = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return isSound(value, SUSPICIOUS.test(text)) ? value : undefined;
  } catch {
    return undefined;
  }
};

export type JsonReader = (request: FastifyRequest, bytes: Buffer, done: (error: Error | null, value: unknown) => void) => void;

/** An empty body is none. Refuses `__proto__` and `constructor.prototype` as keys, as Fastify's own parser does. */
export const jsonReader = (fastify: FastifyInstance): JsonReader => {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  return (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(new ProblemError(BAD_JSON), null);
    const text = bytes.toString('utf8');
    void parse(request, text, (error, value: unknown) => {
      if (error !== null || !isSound(value, SUSPICIOUS.test(text))) done(new ProblemError(BAD_JSON), null);
      else done(null, value);
    });
  };
};
