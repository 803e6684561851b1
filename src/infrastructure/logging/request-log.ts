/** One log line a request: method, route, status and duration, never its URL's values, headers or body. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from './logger';

const levelOf = (status: number): 'error' | 'info' | 'debug' =>
  status >= 500 ? 'error' : status >= 400 ? 'info' : 'debug';

export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const level = levelOf(reply.statusCode);
    if (logger.isLevelEnabled(level)) {
      // The route's pattern, because paths and queries carry invitation codes and one-time tokens.
      const route = request.routeOptions.url ?? '(no route)';
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      logger[level](
        { id: request.id, method: request.method, route, status: reply.statusCode, ms },
        'request',
      );
    }
    done();
  });
}
