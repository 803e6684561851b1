/** Takes in the bodies of requests: JSON as a whole, archives and forms as they come, no other media type. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { archiveOf, ARCHIVE_TYPES } from './archive-body';
import { formOf, FORM_TYPE } from './form-body';
import { jsonReader, type JsonReader } from './json-body';
import { doorRefusal, ProblemError } from './problem';
import { keepRawBody } from './raw-body';

type Done = (error: Error | null, body: unknown) => void;

const JSON_TYPE = 'application/json';
const METHODS: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const MALFORMED = doorRefusal('malformed', 'request/malformed');
const TOO_LARGE = doorRefusal('too-large', 'request/too-large');
const MEDIA_TYPE = doorRefusal('media-type', 'request/media-type');

const hasNoBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';

/** All bytes of a body, 413 when they are more than `limit`. */
const collect = (raw: IncomingMessage, limit: number, done: (error: Error | null, bytes: Buffer) => void): void => {
  const chunks: Buffer[] = [];
  let length = 0;
  const end = (error: Error | null): void => {
    raw.off('data', take).off('end', whole).off('error', broken);
    // What comes in one piece, and most bodies do, needs no copy.
    const [first = Buffer.alloc(0)] = chunks;
    done(error, chunks.length > 1 ? Buffer.concat(chunks) : first);
  };
  const take = (chunk: Buffer): void => {
    length += chunk.length;
    if (length > limit) end(new ProblemError(TOO_LARGE));
    else chunks.push(chunk);
  };
  const whole = (): void => end(null);
  const broken = (): void => end(new ProblemError(MALFORMED));
  if (Number(raw.headers['content-length'] ?? 0) > limit) done(new ProblemError(TOO_LARGE), Buffer.alloc(0));
  else raw.on('data', take).on('end', whole).on('error', broken);
};

const takeIn = (request: FastifyRequest, read: JsonReader, limit: number, done: Done): void => {
  const { mediaType, raw } = request;
  if (mediaType === JSON_TYPE)
    collect(raw, limit, (error, bytes) => {
      if (error !== null) return done(error, null);
      keepRawBody(request, bytes);
      read(request, bytes, done);
    });
  else if (mediaType !== undefined && ARCHIVE_TYPES.includes(mediaType)) archiveOf(request, done);
  else if (mediaType === FORM_TYPE) formOf(request, done);
  // No such address is the graver mistake.
  else if (request.is404) done(null, undefined);
  else done(new ProblemError(MEDIA_TYPE), null);
};

/**
 * In place of Fastify's own reading, for which its methods have no bodies any more: that calls `AsyncResource.bind` for every body, which (in
 * Node 20) gives functions new prototypes; V8 keeps the hidden classes for them among what is old, and with them all that the request held until
 * the next full collection. A quarter of the processor's time went there.
 */
export function acceptBodies(fastify: FastifyInstance, limit: number): void {
  const read = jsonReader(fastify);
  fastify.removeAllContentTypeParsers();
  for (const method of METHODS) fastify.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  fastify.addHook('preValidation', (request: FastifyRequest, reply: FastifyReply, done) => {
    const { raw } = request;
    if (!METHODS.has(request.method) || (raw.headers['content-type'] === undefined && hasNoBody(raw))) return done();
    takeIn(request, read, limit, (error, body) => {
      // What is left of a body that was refused would be read as the next request.
      if (error !== null) reply.header('connection', 'close');
      else request.body = body;
      done(error ?? undefined);
    });
  });
}
