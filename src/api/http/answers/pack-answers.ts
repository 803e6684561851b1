/**
 * Packs answers of the API by Brotli or gzip, as the client takes them: a view of a large war is 90 KB of
 * JSON, and a phone on a train has some seconds of line for it. Each is packed whole, within a millisecond or
 * so, since answers under way are counted by the bytes that they hold.
 */
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { isPageRoute } from '../../page/routes';
import { isSecret } from './cache-policy';

/** Smaller answers fit into one packet anyway, in bytes. */
const WORTH_BYTES = 1_400;
/** Half as long as the best, and a tenth larger. */
const QUALITY = 4;

/**
 * Call after the hooks that set headers, and before the first route is made. What holds a secret stays as it
 * is: the length of a packed answer tells something of what stands in it to whoever can add to it and see the
 * line.
 */
export async function packAnswers(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRoute', (route) => {
    // Files of the page lie packed.
    if (isSecret(route) || isPageRoute(route.url)) route.compress = false;
  });
  await fastify.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/(\w+\+)?json\b|^text\/(html|plain|markdown|csv)\b|^image\/svg\+xml\b/,
    threshold: WORTH_BYTES,
    syncThreshold: Number.MAX_SAFE_INTEGER,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
    zlibOptions: { level: QUALITY },
  });
}
