/**
 * The page at `/`: its files, and `index.html` at the address of every screen, so that links into it and
 * reloading work.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noneMatch } from '../http/answers/etag';
import { httpRefusal } from '../http/problems/problem';
import { sendProblem } from '../http/problems/send-problem';
import { asksForHtml, packingFor, takesHtml } from './accepts';
import { readPage, type Form, type PageFile, type PageFiles } from './files';
import { FOLDERS, mayBeScreen, SCREENS } from './routes';

/**
 * Answers in place of a problem document to whoever looks for a screen that is not there; false: it did not.
 */
export type NoSuchScreen = (request: FastifyRequest, reply: FastifyReply) => boolean;

export interface PageOptions {
  /** Where the build has put it. */
  readonly directory: string;
  readonly warn: (facts: Readonly<Record<string, unknown>>, message: string) => void;
}

const NOT_FOUND = httpRefusal('not-found', 'request/not-found');
const NO_PAGE = httpRefusal('not-found', 'server/no-page');

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

const formFor = (request: FastifyRequest, { plain, packed }: PageFile): Form => {
  const packing = packingFor(request.headers['accept-encoding'], (one) => packed[one] !== undefined);
  return (packing === null ? undefined : packed[packing]) ?? plain;
};

const sendFile = (request: FastifyRequest, reply: FastifyReply, file: PageFile): void => {
  const form = formFor(request, file);
  reply.headers(form.headers);
  if (noneMatch(request.headers['if-none-match'], form.etag)) reply.send(form.bytes);
  else reply.code(304).removeHeader('content-type').removeHeader('content-encoding').send();
};

const serveFiles = (fastify: FastifyInstance, { files }: PageFiles): void => {
  const answer = (request: FastifyRequest, reply: FastifyReply): void => {
    // As it was sent, not decoded: names need no escapes.
    const file = files.get(pathOf(request));
    if (file === undefined) sendProblem(request, reply, NOT_FOUND);
    else sendFile(request, reply, file);
  };
  const rooted = [...files.keys()].filter((path) => path.lastIndexOf('/') === 0);
  for (const pattern of [...rooted, ...FOLDERS.map((folder) => `/${folder}/*`)]) fastify.get(pattern, answer);
};

const serveScreens = (
  fastify: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply) => void,
): void => {
  for (const pattern of ['/', ...SCREENS.flatMap((screen) => [`/${screen}`, `/${screen}/*`])])
    fastify.get(pattern, answer);
};

/** A server without a page plays all the same. */
export async function servePage(
  fastify: FastifyInstance,
  { directory, warn }: PageOptions,
): Promise<NoSuchScreen> {
  const page = await readPage(directory);
  if (page === null) {
    warn({ directory }, 'there is no page to serve: build it with npm run build; the API works without');
    serveScreens(fastify, (request, reply) => sendProblem(request, reply, NO_PAGE));
    return () => false;
  }
  if (page.leftOut.length > 0)
    warn(
      { files: page.leftOut.slice(0, 20) },
      'files of the page that are not served: see src/api/page/routes.ts',
    );
  serveFiles(fastify, page);
  serveScreens(fastify, (request, reply) => {
    if (takesHtml(request.headers.accept)) sendFile(request, reply, page.index);
    else sendProblem(request, reply.header('vary', 'accept'), NOT_FOUND);
  });
  return (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !asksForHtml(request.headers.accept) || !mayBeScreen(pathOf(request))) return false;
    const form = formFor(request, page.index);
    // Another server may know the screen tomorrow.
    reply
      .code(404)
      .headers({ ...form.headers, 'cache-control': 'no-store' })
      .removeHeader('etag')
      .send(form.bytes);
    return true;
  };
}
