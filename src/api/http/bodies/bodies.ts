/** Takes in the bodies of requests: JSON as a whole, archives and forms as they come, no other media type. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { archiveOf, ARCHIVE_TYPES } from './archive-body';
import { BodiesUnderWay, type UnderWayLimits } from './bodies-under-way';
import { charsetRefusal, packedRefusal } from './body-encoding';
import { formOf, FORM_TYPE } from './form-body';
import { IGNORED_BYTES, isIgnoredForm } from './ignored-form';
import { jsonReader, type JsonReader } from './json-body';
import { httpRefusal, ProblemError, type HttpRefusal } from '../problems/problem';
import { keepRawBody } from './raw-body';
import { allowanceAt, type Recognise, type UnknownSenderLimits } from '../unknown-senders';

type Done = (error: Error | null, body: unknown) => void;

/** How much of a body is taken in, and what a larger one is refused with. */
interface Most {
  readonly bytes: number;
  readonly refusal: HttpRefusal;
}

export interface BodyLimits {
  /** Most bytes of a body, except for archives and forms. */
  readonly bytes: number;
  readonly unknownSenders: UnknownSenderLimits;
  readonly underWay: UnderWayLimits;
}

const JSON_TYPE = 'application/json';
const METHODS: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** For so long, what is left of a body that nobody wanted may still come in after the answer. */
const LEFTOVER_MS = 1_000;

const MALFORMED = httpRefusal('malformed', 'request/malformed');
const TOO_LARGE = httpRefusal('too-large', 'request/too-large');
const MEDIA_TYPE = httpRefusal('media-type', 'request/media-type');

const IGNORED: Most = { bytes: IGNORED_BYTES, refusal: TOO_LARGE };

const hasNoBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';

/** All bytes of a body. */
const collect = (
  request: FastifyRequest,
  most: Most,
  all: BodiesUnderWay,
  done: (error: Error | null, bytes: Buffer) => void,
): void => {
  const { raw } = request;
  const declared = Number(raw.headers['content-length'] ?? NaN);
  const chunks: Buffer[] = [];
  let length = 0;
  const end = (refusal: HttpRefusal | null): void => {
    raw.off('data', take).off('end', whole).off('error', broken).off('close', broken);
    passage.end();
    // What is still to come of a refused body is let go, so that its sender reads the answer.
    if (refusal !== null) raw.resume();
    // What comes in one piece, and most bodies do, needs no copy.
    const [first = Buffer.alloc(0)] = chunks;
    done(
      refusal === null ? null : new ProblemError(refusal),
      chunks.length > 1 ? Buffer.concat(chunks) : first,
    );
  };
  const take = (chunk: Buffer): void => {
    length += chunk.length;
    if (length > most.bytes) return end(most.refusal);
    // What is whole waits for nothing.
    const refusal = length === declared ? null : passage.hold(chunk.length);
    if (refusal !== null) end(refusal);
    else chunks.push(chunk);
  };
  const whole = (): void => end(null);
  const broken = (): void => end(MALFORMED);
  if (declared > most.bytes) {
    raw.resume();
    done(new ProblemError(most.refusal), Buffer.alloc(0));
    return;
  }
  const passage = all.begin(() => request.ip, end);
  raw.on('data', take).on('end', whole).on('error', broken).on('close', broken);
  // It may have broken off while somebody was asked who sends it.
  if (raw.destroyed) broken();
};

/**
 * In place of Fastify's own reading, for which its methods have no bodies any more: that calls
 * `AsyncResource.bind` for every body, which (in Node 20) gives functions new prototypes; V8 keeps the hidden
 * classes for them among what is old, and with them all that the request held until the next full collection.
 * A quarter of the processor's time went there.
 */
export function acceptBodies(fastify: FastifyInstance, limits: BodyLimits, recognise: Recognise): void {
  const read: JsonReader = jsonReader(fastify);
  const all = new BodiesUnderWay(limits.underWay);
  const full: Most = { bytes: limits.bytes, refusal: TOO_LARGE };

  const json = (request: FastifyRequest, most: Most, done: Done): void =>
    collect(request, most, all, (error, bytes) => {
      if (error !== null) return done(error, null);
      keepRawBody(request, bytes);
      read(request, bytes, done);
    });

  /** Small bodies are read before anybody asks who sent them. */
  const jsonWithin = (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    const { raw } = request;
    const { bytes, refusal } = allowanceAt(raw.url ?? '', limits.unknownSenders);
    const declared = raw.headers['content-length'];
    if (bytes === null || bytes >= limits.bytes || (declared !== undefined && Number(declared) <= bytes))
      return json(request, full, done);
    const recognised = recognise(request, reply);
    const go = (known: boolean): void => json(request, known ? full : { bytes, refusal }, done);
    if (typeof recognised === 'boolean') go(recognised);
    else
      recognised.then(go, (error: unknown) =>
        done(error instanceof Error ? error : new Error(String(error)), null),
      );
  };

  const takeIn = (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    const { mediaType, headers } = request;
    const unread = packedRefusal(headers) ?? (mediaType === JSON_TYPE ? charsetRefusal(headers) : null);
    // No such address is the graver mistake.
    if (request.is404) done(null, undefined);
    else if (unread !== null) done(new ProblemError(unread), null);
    else if (mediaType === JSON_TYPE) jsonWithin(request, reply, done);
    else if (mediaType !== undefined && ARCHIVE_TYPES.includes(mediaType)) archiveOf(request, all, done);
    else if (isIgnoredForm(request)) collect(request, IGNORED, all, (error) => done(error, undefined));
    else if (mediaType === FORM_TYPE) formOf(request, reply, all, done);
    else done(new ProblemError(MEDIA_TYPE), null);
  };

  fastify.removeAllContentTypeParsers();
  for (const method of METHODS) fastify.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  fastify.addHook('preValidation', (request: FastifyRequest, reply: FastifyReply, done) => {
    const { raw } = request;
    if (!METHODS.has(request.method) || (raw.headers['content-type'] === undefined && hasNoBody(raw)))
      return done();
    takeIn(request, reply, (error, body) => {
      // What is left of a body that was refused would be read as the next request.
      if (error !== null) reply.header('connection', 'close');
      else request.body = body;
      done(error ?? undefined);
    });
  });
  fastify.addHook('onResponse', ({ raw }, _reply, done) => {
    // A body that nobody read would keep its connection for as long as it likes.
    if (!raw.complete && !hasNoBody(raw))
      setTimeout(() => raw.complete || raw.destroy(), LEFTOVER_MS).unref();
    done();
  });
}
