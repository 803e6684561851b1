/**
 * Texts of requests that went wrong before any rule of the game: form, login, visibility, limits, the server
 * itself: in English.
 */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { number } = formats.en;

export const en = {
  'request/malformed': 'The request could not be understood.',
  'request/bad-json':
    'The body is not valid JSON in UTF-8, or has what no JSON here may have: NUL, half a character, a number beyond all bounds, __proto__.',
  'request/bad-url': 'The address is not a valid URL.',
  'request/headers-too-large': 'The headers are too large.',
  'request/timeout': 'The request did not arrive in time.',
  'request/unauthenticated': 'Log in first.',
  'request/not-found': 'There is no such thing, or you may not see it.',
  'request/method-not-allowed': 'This address does not take that method.',
  'request/forbidden': 'Your role may not do this.',
  'request/refused': 'The request was refused.',
  'request/too-large': 'The body is too large.',
  'request/media-type':
    'Only application/json is accepted; application/zip where archives are imported, multipart/form-data where records are handed in.',
  'request/content-encoding': 'Packed bodies are not accepted: send it without Content-Encoding.',
  'request/charset': 'JSON is accepted in UTF-8 only; the Content-Type names another charset.',
  'request/precondition-failed': 'This has changed since you read it (If-Match).',
  'request/idempotency-key-reused': 'This Idempotency-Key was used with another request.',
  'request/idempotency-key-running':
    'The same request is being carried out at this moment; send it again to get its answer.',
  'request/conflict': 'This does not fit what has happened meanwhile.',
  'request/too-many': 'Too many requests: wait a little.',
  'server/busy': 'The server is busy. Try again.',
  'server/unavailable': 'The server cannot do this at the moment.',
  'server/no-page': 'This server was built without its page; the API works.',
  'server/starting': 'The server is starting.',
  'server/migrating': 'The server is starting and brings its database up to date.',
  'server/database-unreachable': 'The database does not answer.',
  'server/disk-full': 'A disk is full: nothing can be written until there is room.',
  'server/sweeps-late': 'Deadlines are not being watched: for a minute nobody has looked for what is due.',
  'server/unexpected': 'Something went wrong on the server.',
  'shape/not-a-string': (p: { readonly min: number; readonly max: number }) =>
    `Must be a text of ${number(p.min)} to ${number(p.max)} characters.`,
  'shape/not-a-boolean': 'Must be true or false.',
  'shape/not-an-email': 'Must be an e-mail address.',
  'shape/not-a-password': (p: { readonly min: number; readonly max: number }) =>
    `A password has ${number(p.min)} to ${number(p.max)} characters.`,
  'shape/not-a-key': (p: { readonly max: number }) =>
    `Must be 1 to ${number(p.max)} visible ASCII characters.`,
} satisfies English;
