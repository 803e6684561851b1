/** Answers that are files: drawings and prints, with their entity tag. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../../application/etag';
import type { Print } from '../../application/sheets/record-sheets';
import { noneMatch } from './etag';

/** Nothing in a drawing runs, loads or is framed, whatever somebody has put into a name. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** `cache`: for whom it may be kept, and how long. Answers 304 to those who have it. */
export const sendSvg = (request: FastifyRequest, reply: FastifyReply, svg: string, cache: string): void => {
  const etag = etagOf(svg);
  reply.header('etag', etag).header('cache-control', cache).header('content-security-policy', POLICY);
  if (noneMatch(request.headers['if-none-match'], etag)) reply.header('content-type', 'image/svg+xml; charset=utf-8').send(svg);
  else reply.code(304).send();
};

/** Whether the client has what bears the tag already. */
export const hasTag =
  (request: FastifyRequest) =>
  (etag: string): boolean =>
    !noneMatch(request.headers['if-none-match'], etag);

/** A print that is shown in the browser, under a name for who keeps it. */
export const sendPdf = (reply: FastifyReply, { etag, file }: Print, name: string, cache: string): void => {
  reply.header('etag', etag).header('cache-control', cache);
  if (file === null) {
    reply.code(304).send();
    return;
  }
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${name}"`)
    .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
};
