/**
 * Headers of requests and answers that many operations share, by the names under which the description keeps
 * them.
 */
import { text, type Schema } from './schema';

const count: Schema = { type: 'integer', minimum: 0 };
const seconds: Schema = { type: 'integer', minimum: 1 };

/** `components.headers`. */
export const HEADERS = {
  ETag: {
    description:
      'The entity tag of this answer, in its quotes: for `If-None-Match`, and for `If-Match` where the operation takes it',
    schema: text,
    example: '"qHZ2mbOGRzDbXb4TTn3MMx"',
  },
  'Retry-After': { description: 'Seconds after which to come again', schema: seconds, example: 12 },
  'RateLimit-Limit': {
    description: 'Of commands, and of reads that are limited: how many of this kind may come within a minute',
    schema: count,
    example: 120,
  },
  'RateLimit-Remaining': {
    description: 'How many more may come in this window',
    schema: count,
    example: 119,
  },
  'RateLimit-Reset': { description: 'Seconds until the window ends', schema: count, example: 60 },
  'Content-Language': {
    description: 'The language of the texts for people',
    schema: { type: 'string', enum: ['en', 'de'] },
    example: 'en',
  },
  'Content-Disposition': {
    description: 'The name of the file',
    schema: text,
    example: 'attachment; filename="battle.zip"',
  },
  Location: {
    description: 'Where what was made can be read; not after a dry run, which makes nothing',
    schema: { type: 'string', format: 'uri-reference' },
    example: '/v1/campaigns/019aab10-0000-7000-8000-000000000001',
  },
  Link: {
    description:
      'Where the rules that are named can be read (`rel="help"`, RFC 8288); only where a rule is named',
    schema: text,
    example: '</v1/rules/MOV-7>; rel="help"',
  },
  'WWW-Authenticate': { description: 'How to log in', schema: text, example: 'Bearer' },
  'X-Request-Id': {
    description: 'The number of the request in the server’s log: name it when you report a fault',
    schema: text,
    example: '00dkfA81b1em9SHW',
  },
  'Set-Cookie': {
    description: 'With `?cookie=true` only: the refresh token, or its removal',
    schema: text,
    example: '__Host-refresh_token=Qm9v; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure',
  },
} as const;

export type HeaderName = keyof typeof HEADERS;

export const RATE_LIMIT = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

export const headersOf = (names: readonly HeaderName[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** `components.parameters`. */
export const PARAMETERS = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'The language of texts for people: German when it is preferred, English otherwise',
    schema: { type: 'string', default: 'en' },
    example: 'de, en;q=0.5',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of an answer that the client has: 304 when nothing has changed',
    schema: text,
    example: '"qHZ2mbOGRzDbXb4TTn3MMx"',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
    example: '5a9f2c1e-join',
  },
} as const;

export const parameter = (name: keyof typeof PARAMETERS): Readonly<Record<string, unknown>> => ({
  $ref: `#/components/parameters/${name}`,
});
