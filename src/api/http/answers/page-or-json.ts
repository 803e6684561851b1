/**
 * Answers that are JSON for programs and a plain page for browsers, in the reader's language; anybody may
 * keep them for a while.
 */
import { escaped } from '../../../kernel/markup';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../kernel';
import { answeredBy } from './answered-by';
import { noneMatch } from './etag';
import { etagOf } from './etag-of';

/** The page carries its few styles itself. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:42rem;margin:0 auto;padding:1rem}' +
  'h3{margin-bottom:0}h3+p{margin-top:0;font-style:italic}aside{border-left:.2rem solid;padding-left:.8rem}nav a{margin-right:.8rem;display:inline-block}';

/** Browsers name HTML; programs name JSON or nothing. */
const wantsPage = (accept: unknown): boolean =>
  typeof accept === 'string' && /\btext\/html\b/i.test(accept) && !/\bapplication\/json\b/i.test(accept);

export interface Forms {
  readonly json: () => unknown;
  readonly page: () => string;
}

const sendPageOrJson = (request: FastifyRequest, reply: FastifyReply, { json, page }: Forms): void => {
  const asPage = wantsPage(request.headers.accept);
  const text = asPage ? page() : JSON.stringify(json());
  const etag = etagOf(text);
  reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept, accept-language' });
  if (!noneMatch(request.headers['if-none-match'], etag)) {
    reply.code(304).send();
    return;
  }
  if (asPage) reply.header('content-security-policy', PAGE_POLICY);
  reply.header('content-type', `${asPage ? 'text/html' : 'application/json'}; charset=utf-8`).send(text);
};

/**
 * The handler, which takes `@Words()`, answers both forms, and the client gets the one that it accepts. It
 * changes with a new version of the server only.
 */
export const PageOrJson = (): MethodDecorator =>
  answeredBy((request, reply, forms) => sendPageOrJson(request, reply, forms as Forms));

/** No script, nothing from elsewhere. `body` is HTML. */
export const plainPage = (title: string, language: Language, body: string): string =>
  `<!doctype html>\n<html lang="${language}">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)}</title><style>${STYLE}</style></head>\n<body>\n${body}</body>\n</html>\n`;
