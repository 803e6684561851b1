/**
 * `/openapi.json` and `/docs`: the description, and a page to browse it that needs nothing from elsewhere.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { sendTagged } from '../answers/etag';
import { httpRefusal } from '../problems/problem';
import { sendProblem } from '../problems/send-problem';
import { openApiDocument } from './document';

const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Campaign host: API</title><link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });\n`;

/** The page sets styles by script, and shows images that lie in its style sheet. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** Made on first use: a server that nobody asks keeps no description in memory. */
export function serveOpenApi(app: INestApplication, fastify: FastifyInstance): void {
  let description: string | null = null;
  const directory = dirname(require.resolve('swagger-ui-dist/package.json'));
  fastify.get('/openapi.json', (request, reply) => {
    description ??= JSON.stringify(openApiDocument(app));
    sendTagged(request, reply, description);
  });
  fastify.get('/docs', (_request, reply) => {
    void reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
      .send(PAGE);
  });
  fastify.get('/docs/start.js', (_request, reply) => {
    void reply.header('content-type', 'text/javascript; charset=utf-8').send(START);
  });
  fastify.get<{ Params: { file: string } }>('/docs/:file', async (request, reply) => {
    const type = ASSETS[request.params.file];
    if (type === undefined) {
      sendProblem(request, reply, httpRefusal('not-found', 'request/not-found'));
      return reply;
    }
    reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=86400' });
    return readFile(join(directory, request.params.file));
  });
}
