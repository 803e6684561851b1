/**
 * Bodies that are not written as they are read here: packed ones, and JSON in other characters than UTF-8.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { httpRefusal, type HttpRefusal } from '../problems/problem';

const PACKED = httpRefusal('media-type', 'request/content-encoding');
const CHARSET = httpRefusal('media-type', 'request/charset');

/** What nearly all clients send. */
const USUAL: ReadonlySet<string> = new Set(['application/json', 'application/json; charset=utf-8']);
const CHARSETS = /;\s*charset\s*=\s*"?([^";\s]*)/gi;
const UTF8 = /^utf-?8$/i;

export const packedRefusal = ({ 'content-encoding': encoding }: IncomingHttpHeaders): HttpRefusal | null =>
  encoding === undefined || encoding.split(',').every((one) => /^(identity)?$/i.test(one.trim()))
    ? null
    : PACKED;

/** Of JSON alone: parts of forms say their own, and archives hold no text. */
export const charsetRefusal = ({ 'content-type': type = '' }: IncomingHttpHeaders): HttpRefusal | null =>
  USUAL.has(type) || [...type.matchAll(CHARSETS)].every(([, charset = '']) => UTF8.test(charset))
    ? null
    : CHARSET;
