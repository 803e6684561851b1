/** Makes the application on Fastify; the server, the tests and the OpenAPI generator all use this one. */
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AccessGuard } from './api/auth/access.guard';
import type { BodyLimits } from './api/http/bodies';
import { configureHttp, SERVER_OPTIONS } from './api/http/configure';
import { AppModule, type AppContext } from './app.module';
import type { Limits } from './infrastructure/config/settings';
import { countRequests } from './infrastructure/metrics/count-requests';
import { NestLogger } from './infrastructure/logging/nest-logger';
import { logRequests } from './infrastructure/logging/request-log';

/** How often Node looks for requests whose headers do not come in, in ms. */
const LOOK_FOR_SLOW_HEADERS_MS = 1_000;

const bodyLimits = (limits: Limits): BodyLimits => ({
  bytes: limits.bodyBytes,
  unknownSenders: { bytes: limits.unknownBodyBytes, calculatorBytes: limits.calculatorBodyBytes },
  underWay: {
    allBytes: limits.bodiesBytes,
    addressBytes: limits.bodiesBytesPerAddress,
    bytesPerSecond: limits.bodyBytesPerSecond,
    graceSeconds: limits.bodyGraceSeconds,
  },
});

/** The application with its routes, not listening. */
export async function createApp(context: AppContext): Promise<NestFastifyApplication> {
  const { settings, logger } = context;
  const adapter = new FastifyAdapter({
    trustProxy: settings.trustProxy,
    logger: false,
    ...SERVER_OPTIONS,
    // A phase close may hold connections; streams end by their own when the server closes.
    forceCloseConnections: true,
    http: { headersTimeout: settings.limits.headerSeconds * 1_000, connectionsCheckingInterval: LOOK_FOR_SLOW_HEADERS_MS },
    routerOptions: { maxParamLength: 200 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forContext(context), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
    // Nest's parsers would take form bodies too.
    bodyParser: false,
  });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  logRequests(fastify, logger);
  if (context.metrics) countRequests(fastify, context.metrics);
  const guard = app.get(AccessGuard);
  await configureHttp(app, {
    https: settings.publicUrl.startsWith('https:'),
    bodies: bodyLimits(settings.limits),
    recognise: (request, reply) => guard.recognises(request, reply),
  });
  return app;
}
