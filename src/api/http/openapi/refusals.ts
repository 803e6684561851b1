/**
 * Answers that are no success: 304, and the problems by status. Each has the document of a real one as its
 * example.
 */
import { httpRefusal, problemOf, type HttpRefusal } from '../problems/problem';
import { headersOf, RATE_LIMIT, type HeaderName } from './headers';

interface Refused {
  /** Its name in `components.responses`. */
  readonly name: string;
  readonly description: string;
  readonly headers?: readonly HeaderName[];
  readonly example: HttpRefusal;
}

const late = (refusal: HttpRefusal, seconds: number): HttpRefusal => ({
  ...refusal,
  retryAfterSeconds: seconds,
});

export const REFUSED: Readonly<Record<number, Refused>> = {
  400: {
    name: 'WrongForm',
    description: 'The request does not have the form that is described: `violations` names every place.',
    example: {
      ...httpRefusal('shape', 'shape/unknown-property'),
      violations: [{ code: 'shape/unknown-property', rule: null, pointer: '/query/colour', params: {} }],
    },
  },
  401: {
    name: 'NotLoggedIn',
    description: 'Nobody is logged in with this token, password, cookie or signature.',
    headers: ['WWW-Authenticate'],
    example: httpRefusal('unauthenticated', 'request/unauthenticated'),
  },
  403: {
    name: 'NotAllowed',
    description: 'The asker’s role may not do this.',
    example: httpRefusal('forbidden', 'request/forbidden'),
  },
  404: {
    name: 'NotFound',
    description: 'There is no such thing, or the asker may not know of it; which of the two is not said.',
    example: httpRefusal('not-found', 'request/not-found'),
  },
  408: {
    name: 'TooSlow',
    description: 'The body did not arrive in time.',
    example: httpRefusal('timeout', 'request/timeout'),
  },
  409: {
    name: 'Conflict',
    description:
      'It does not fit what has happened meanwhile: the phase has closed, the campaign is paused, the same `Idempotency-Key` is at work. Read again.',
    headers: ['Retry-After'],
    example: httpRefusal('conflict', 'request/conflict'),
  },
  412: {
    name: 'ChangedMeanwhile',
    description: 'What is there is not what `If-Match` names: read it, compare, and send again.',
    example: httpRefusal('precondition', 'request/precondition-failed'),
  },
  413: {
    name: 'TooLarge',
    description: 'The body is too large, or has too many parts.',
    example: httpRefusal('too-large', 'request/too-large'),
  },
  415: {
    name: 'WrongMediaType',
    description: 'The body has a type, a charset or a packing that is not taken.',
    example: httpRefusal('media-type', 'request/media-type'),
  },
  422: {
    name: 'AgainstTheRules',
    description: 'The form is right, and a rule forbids it: `violations` names every one, with its rule.',
    example: {
      ...httpRefusal('rules', 'movement/not-adjacent', { from: '0704', hex: '0101' }),
      rule: 'MOV-7',
      violations: [
        {
          code: 'movement/not-adjacent',
          rule: 'MOV-7',
          pointer: '/orders/0/path/0',
          params: { from: '0704', hex: '0101' },
        },
      ],
    },
  },
  429: {
    name: 'TooMany',
    description: 'Too many requests of this kind: come again after `Retry-After`.',
    headers: ['Retry-After'],
    example: late(httpRefusal('too-many', 'request/too-many'), 12),
  },
  503: {
    name: 'NotAvailable',
    description:
      'The server cannot do this at the moment (it starts, stops, is busy, or its database is away): come again after `Retry-After`.',
    headers: ['Retry-After'],
    example: late(httpRefusal('busy', 'server/unavailable'), 1),
  },
};

const PROBLEM = { $ref: '#/components/schemas/Problem' };
/** Commands tell the limit in refusals, too. */
const EVERY: readonly HeaderName[] = ['Content-Language', 'Link', 'X-Request-Id', ...RATE_LIMIT];

const bodyOf = (schema: unknown, example: HttpRefusal): Readonly<Record<string, unknown>> => ({
  'application/problem+json': { schema, example: problemOf(example, 'en') },
});

export const refusedHeaders = (status: number): Readonly<Record<string, unknown>> =>
  headersOf([...EVERY, ...(REFUSED[status]?.headers ?? [])]);

export const refusedContent = (status: number): Readonly<Record<string, unknown>> =>
  bodyOf(PROBLEM, (REFUSED[status] ?? REFUSED[409])?.example ?? httpRefusal('conflict', 'request/conflict'));

/** A problem document of the rules, for the example of one that says more beside it. */
export const refusedByRules = (): Readonly<Record<string, unknown>> & {
  readonly violations?: readonly unknown[];
} => ({ ...problemOf((REFUSED[422] as Refused).example, 'en') });

/** `components.responses`. */
export const responses = (): Readonly<Record<string, unknown>> => ({
  NotModified: {
    description:
      'The client has it already: nothing has changed since the answer that had this `ETag`. No body.',
    headers: headersOf(['ETag', 'X-Request-Id']),
  },
  Problem: {
    description: 'Any other problem, as a problem document (RFC 9457).',
    headers: headersOf([...EVERY, 'Retry-After']),
    content: bodyOf(PROBLEM, httpRefusal('unexpected', 'server/unexpected')),
  },
  ...Object.fromEntries(
    Object.entries(REFUSED).map(([status, { name, description }]) => [
      name,
      { description, headers: refusedHeaders(Number(status)), content: refusedContent(Number(status)) },
    ]),
  ),
});

export const refused = (status: number): Readonly<Record<string, unknown>> => ({
  $ref: `#/components/responses/${REFUSED[status]?.name ?? 'Problem'}`,
});
export const NOT_MODIFIED = { $ref: '#/components/responses/NotModified' };
