/**
 * Bodies as all operations accept them: JSON in UTF-8, without what JavaScript or PostgreSQL would stumble
 * over.
 */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brokenBound, MAX_IN_ALL, MAX_IN_ONE, MAX_NAMES } from './json-bounds';
import { httpRefusal, ProblemError } from '../problems/problem';

const BAD_JSON = httpRefusal('malformed', 'request/bad-json');
const TOO_MANY = httpRefusal('too-large', 'request/too-many-values', {
  inOne: MAX_IN_ONE,
  inAll: MAX_IN_ALL,
  names: MAX_NAMES,
});

/** Escapes of NUL and of surrogates, which may stand alone: only then the parsed texts need a look. */
const SUSPICIOUS = /\\u(0000|d[89a-f])/i;

const UNSTORABLE = /[\0\p{Cs}]/u;

/**
 * No text may hold what PostgreSQL cannot store (NUL, or half of a surrogate pair), no number be beyond all
 * bounds.
 */
const isSound = (value: unknown, lookIntoTexts: boolean): boolean => {
  if (typeof value === 'string') return !lookIntoTexts || !UNSTORABLE.test(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  // Without lists of entries and without closures: this goes through every body, and makes more garbage than
  // reading it does otherwise.
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      if (!isSound(value[index], lookIntoTexts)) return false;
    return true;
  }
  for (const key in value)
    if (
      !isSound(key, lookIntoTexts) ||
      !isSound((value as Readonly<Record<string, unknown>>)[key], lookIntoTexts)
    )
      return false;
  return true;
};

/**
 * JSON in a part of a body that is not JSON itself, such as a field of a form. Undefined: it is none, or none
 * that can be kept.
 */
export const readJsonText = (text: string): unknown => {
  if (brokenBound(Buffer.from(text)) !== null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isSound(value, SUSPICIOUS.test(text)) ? value : undefined;
  } catch {
    return undefined;
  }
};

export type JsonReader = (
  request: FastifyRequest,
  bytes: Buffer,
  done: (error: Error | null, value: unknown) => void,
) => void;

/**
 * An empty body is none. Refuses `__proto__` and `constructor.prototype` as keys, as Fastify's own parser
 * does.
 */
export const jsonReader = (fastify: FastifyInstance): JsonReader => {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  return (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    const broken = brokenBound(bytes);
    if (broken === 'parts') return done(new ProblemError(TOO_MANY), null);
    if (broken === 'depth' || !isUtf8(bytes)) return done(new ProblemError(BAD_JSON), null);
    const text = bytes.toString('utf8');
    void parse(request, text, (error, value: unknown) => {
      if (error !== null || !isSound(value, SUSPICIOUS.test(text))) done(new ProblemError(BAD_JSON), null);
      else done(null, value);
    });
  };
};
