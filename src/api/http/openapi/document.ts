/** The API's description (OpenAPI 3.1), made from the decorators of the controllers. */
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { toOpenApi31, type Json } from './to-31';
import { KEEPS_NO_ANSWER } from '../idempotency-key';
import { PROBLEM, SCHEMAS } from './schemas';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

type Operation = {
  requestBody?: { required?: boolean };
  responses?: Record<string, unknown>;
  parameters?: unknown[];
  security?: unknown[];
  [key: string]: unknown;
};

const problemResponse = {
  description: 'A problem document (RFC 9457)',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const seconds = (description: string): unknown => ({ description, schema: { type: 'integer', minimum: 1 } });

const tooManyCommands = {
  ...problemResponse,
  description: 'Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands.',
  headers: {
    'Retry-After': seconds('Seconds until the next one may come'),
    'RateLimit-Limit': { description: 'Commands of this kind in a minute', schema: { type: 'integer' } },
    'RateLimit-Remaining': { description: 'How many more may come in this window', schema: { type: 'integer' } },
    'RateLimit-Reset': seconds('Seconds until the window ends'),
  },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body gets the first answer again (24 h).',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** What every operation has in common is added here, so that no controller has to repeat it. */
function complete(method: string, operation: Operation): void {
  operation.responses = { ...operation.responses, default: problemResponse };
  const access = operation['x-access'];
  delete operation['x-access'];
  if (access === 'public') operation.security = [];
  else if (access === 'optional') operation.security = [{ bearer: [] }, {}];
  else operation.security = [{ bearer: [] }];
  if (method !== 'get' && access === undefined) operation.responses = { ...operation.responses, 429: tooManyCommands };
  // An operation that takes nothing may be called without a body.
  if (JSON.stringify(operation.requestBody ?? {}).includes('/EmptyBody"')) operation.requestBody = { ...operation.requestBody, required: false };
  const keeps = operation[KEEPS_NO_ANSWER] === undefined;
  delete operation[KEEPS_NO_ANSWER];
  if (method === 'post' && access === undefined && keeps) operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
}

export function openApiDocument(app: INestApplication): Json {
  const config = new DocumentBuilder()
    .setTitle('BattleTech campaign host')
    .setDescription('Planetary campaigns with hidden information and simultaneous orders.')
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'bearer')
    .build();
  const document = SwaggerModule.createDocument(app, config) as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas?: Record<string, unknown> };
    servers: unknown[];
  };
  for (const path of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = path[method];
      if (operation !== undefined) complete(method, operation);
    }
  document.components.schemas = { ...document.components.schemas, ...SCHEMAS, Problem: PROBLEM };
  return toOpenApi31(document as unknown as Json);
}
