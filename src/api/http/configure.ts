/**
 * What stands before and around every operation: bodies, headers, request ids, shapes, problem documents, the
 * API's description.
 */
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { servePage, type PageOptions } from '../page/serve';
import { AllowedMethods } from './problems/allowed-methods';
import { clientErrorHandler, frameworkErrors } from './problems/framework-errors';
import { acceptBodies, type BodyLimits } from './bodies/bodies';
import { decideCaching } from './answers/cache-policy';
import { serveCheckRolls } from './answers/check-rolls';
import { serveOpenApi } from './openapi/serve';
import { sendLocations } from './answers/locations';
import { packAnswers } from './answers/pack-answers';
import { ProblemFilter } from './problems/problem-filter';
import { requestIds } from './request-ids';
import { securityHeaders } from './answers/security-headers';
import { httpRefusal, ProblemError } from './problems/problem';
import { ShapePipe } from './shape-pipe';
import type { Recognise } from './unknown-senders';

const BAD_URL = httpRefusal('malformed', 'request/bad-url');

export const SERVER_OPTIONS = {
  frameworkErrors,
  clientErrorHandler: clientErrorHandler as FastifyServerOptions['clientErrorHandler'],
  requestIdHeader: false,
  return503OnClosing: false,
} as const satisfies FastifyServerOptions;

export interface HttpOptions {
  /** Clients reach it by https. */
  readonly https: boolean;
  readonly bodies: BodyLimits;
  /** Whether a request bears a token that holds. */
  readonly recognise: Recognise;
  /** Absent: the API alone. */
  readonly page?: PageOptions;
}

/** Call once, before the application is initialised. */
export async function configureHttp(app: NestFastifyApplication, options: HttpOptions): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const methods = new AllowedMethods(fastify);
  const security = securityHeaders(options);
  fastify.setGenReqId(requestIds());
  decideCaching(fastify);
  sendLocations(fastify);
  await packAnswers(fastify);
  acceptBodies(fastify, options.bodies, options.recognise);
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(security);
    // PostgreSQL cannot even be asked about a text with NUL in it.
    done(request.raw.url?.includes('%00') === true ? new ProblemError(BAD_URL) : undefined);
  });
  app.useGlobalPipes(new ShapePipe());
  const noSuchScreen = options.page === undefined ? undefined : await servePage(fastify, options.page);
  app.useGlobalFilters(new ProblemFilter(methods, noSuchScreen));
  serveOpenApi(app, fastify);
  serveCheckRolls(fastify);
}
