/**
 * `/check-rolls.mjs`: the script with which everybody checks the dice of a campaign that is over (ROUND-5).
 * Served by the host itself, so that players need nothing but Node; who does not trust the host reads it, or
 * takes it from the project.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { etagOf } from './etag-of';
import { noneMatch } from './etag';

const SCRIPT = resolve(__dirname, '..', '..', '..', '..', 'tools', 'check-rolls.mjs');

/** Read on first use. */
export function serveCheckRolls(fastify: FastifyInstance): void {
  let script: string | null = null;
  fastify.get('/check-rolls.mjs', async (request, reply) => {
    script ??= await readFile(SCRIPT, 'utf8');
    const etag = etagOf(script);
    void reply.headers({
      etag,
      'cache-control': 'public, no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
    return noneMatch(request.headers['if-none-match'], etag) ? script : reply.code(304).send();
  });
}
