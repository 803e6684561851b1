/** Counts requests by the pattern of their route, never by their path: that names campaigns and people. */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

export function countRequests(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(no route)';
    // How long a client listens says nothing about the server.
    if (!route.endsWith('/stream'))
      metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}
