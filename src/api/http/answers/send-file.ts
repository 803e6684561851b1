/** Answers that are files: drawings, prints and archives, with their entity tag. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Print } from '../../../application/sheets/print-drawings';
import { etagOf, strongEtag } from './etag-of';
import { answeredBy } from './answered-by';
import { noneMatch } from './etag';

const PRIVATE = 'private, no-cache';

/** Nothing in a drawing runs, loads or is framed, whatever somebody has put into a name. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** `cache`: for whom it may be kept, and how long. Answers 304 to those who have it. */
export const sendSvg = (request: FastifyRequest, reply: FastifyReply, svg: string, cache = PRIVATE): void => {
  const etag = etagOf(svg);
  reply.header('etag', etag).header('cache-control', cache).header('content-security-policy', POLICY);
  if (noneMatch(request.headers['if-none-match'], etag))
    reply.header('content-type', 'image/svg+xml; charset=utf-8').send(svg);
  else reply.code(304).send();
};

/** The handler answers a drawing that is kept by its reader only. */
export const AsSvg = (): MethodDecorator =>
  answeredBy((request, reply, svg) => sendSvg(request, reply, String(svg)));

/** Whether the client has what bears this fingerprint already. */
export const hasPrint =
  (request: FastifyRequest) =>
  (fingerprint: string): boolean =>
    !noneMatch(request.headers['if-none-match'], strongEtag(fingerprint));

interface BytesAnswer {
  readonly etag: string;
  /** Null: the client has it already. */
  readonly file: Uint8Array | null;
}

const sendBytes = (
  reply: FastifyReply,
  { etag, file }: BytesAnswer,
  cache: string,
  type: string,
  disposition: string,
): void => {
  reply.header('etag', etag).header('cache-control', cache);
  if (file === null) reply.code(304).send();
  else
    reply
      .header('content-type', type)
      .header('content-disposition', disposition)
      .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
};

/** A print that is shown in the browser, under a name for who keeps it. */
export const sendPdf = (
  reply: FastifyReply,
  { fingerprint, file }: Print,
  name: string,
  cache: string,
): void =>
  sendBytes(
    reply,
    { etag: strongEtag(fingerprint), file },
    cache,
    'application/pdf',
    `inline; filename="${name}"`,
  );

/** An archive that the browser keeps under that name. Answers 304 to those who have it. */
export const sendZip = (
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Uint8Array,
  etag: string,
  name: string,
  cache: string,
): void =>
  sendBytes(
    reply,
    { etag, file: noneMatch(request.headers['if-none-match'], etag) ? bytes : null },
    cache,
    'application/zip',
    `attachment; filename="${name}"`,
  );

const PICTURES = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' } as const;

/** A picture that is shown in the browser, under a name for who keeps it. */
export const sendPicture = (
  reply: FastifyReply,
  { fingerprint, file }: Print,
  format: keyof typeof PICTURES,
  name: string,
  cache: string,
): void => {
  if (format === 'svg') reply.header('content-security-policy', POLICY);
  sendBytes(
    reply,
    { etag: strongEtag(fingerprint), file },
    cache,
    PICTURES[format],
    `inline; filename="${name}.${format}"`,
  );
};
