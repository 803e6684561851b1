/** Makes the application on Fastify; the server, the tests and the OpenAPI generator all use this one. */
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { configureHttp, SERVER_OPTIONS } from './api/http/configure';
import { AppModule, type AppContext } from './app.module';
import { NestLogger } from './infrastructure/logging/nest-logger';
import { logRequests } from './infrastructure/logging/request-log';

/** The application with its routes, not listening. */
export async function createApp(context: AppContext): Promise<NestFastifyApplication> {
  const { settings, logger } = context;
  const adapter = new FastifyAdapter({
    trustProxy: settings.trustProxy,
    logger: false,
    ...SERVER_OPTIONS,
    // A phase close may hold connections; streams end by their own when the server closes.
    forceCloseConnections: true,
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
  await configureHttp(app, { https: settings.publicUrl.startsWith('https:'), bodyBytes: settings.limits.bodyBytes });
  return app;
}
