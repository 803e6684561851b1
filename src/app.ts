/** Makes the application on Fastify; the server, the tests and the OpenAPI generator all use this one. */
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AccessGuard } from './api/auth/access.guard';
import { AnswersUnderWay, boundAnswers } from './api/http/answers/answers-under-way';
import type { BodyLimits } from './api/http/bodies/bodies';
import { configureHttp, SERVER_OPTIONS } from './api/http/configure';
import { frameworkErrors } from './api/http/problems/framework-errors';
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
  const { limits } = settings;
  const answers = new AnswersUnderWay(
    {
      perConnection: limits.answersPerConnection,
      graceSeconds: limits.answerGraceSeconds,
      allBytes: limits.answersBytes,
    },
    (why) => logger.debug({ why }, 'ended a connection that does not take its answers'),
  );
  const adapter = new FastifyAdapter({
    trustProxy: settings.trustProxy,
    logger: false,
    ...SERVER_OPTIONS,
    // No hook runs before these answers.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
      if (answers.begin(request.raw, reply.raw)) frameworkErrors(error, request, reply);
      else reply.hijack();
    },
    // A phase close may hold connections; streams end by their own when the server closes.
    forceCloseConnections: true,
    http: {
      headersTimeout: limits.headerSeconds * 1_000,
      connectionsCheckingInterval: LOOK_FOR_SLOW_HEADERS_MS,
    },
    routerOptions: { maxParamLength: 200 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forContext(context), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
    // Nest's parsers would take form bodies too.
    bodyParser: false,
  });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.server.maxConnections = limits.connections;
  boundAnswers(fastify, answers);
  logRequests(fastify, logger);
  if (context.metrics) countRequests(fastify, context.metrics);
  const guard = app.get(AccessGuard);
  await configureHttp(app, {
    https: settings.publicUrl.startsWith('https:'),
    bodies: bodyLimits(limits),
    recognise: (request, reply) => guard.recognises(request, reply),
    ...(context.pageDirectory === undefined
      ? {}
      : {
          page: { directory: context.pageDirectory, warn: (facts, message) => logger.warn(facts, message) },
        }),
  });
  return app;
}
