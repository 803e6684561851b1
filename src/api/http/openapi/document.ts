/**
 * The API's description (OpenAPI 3.1), made from the decorators of the controllers and from recorded
 * exchanges.
 */
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { bundledCatalog } from '../../../catalog';
import { complete, type Operation } from './complete';
import { readExchanges } from './examples';
import { HEADERS, PARAMETERS } from './headers';
import { infoOf, SERVERS, TAGS } from './info';
import { responses } from './refusals';
import { PROBLEM, SCHEMAS } from './schemas';
import { withGrowing } from './growing';
import { SECURITY_SCHEMES } from './security';
import { toOpenApi31, type Json } from './to-31';
import { WORDS } from './words';

/** Words in an open list: the operator's catalogue may know more in a later version. */
const factionId = (factions: readonly string[]) => ({
  type: 'string',
  description: `Id of a faction. At present: ${factions.join(', ')}`,
  'x-extensible-enum': factions,
  examples: factions.slice(0, 1),
});

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

export function openApiDocument(app: INestApplication): Json {
  const document = SwaggerModule.createDocument(app, new DocumentBuilder().build()) as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas?: Record<string, unknown> };
  };
  const exchanges = readExchanges();
  for (const [path, methods] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = methods[method];
      if (operation !== undefined)
        complete(method, path, operation, WORDS[operation.operationId], exchanges.get(operation.operationId));
    }
  const factions = bundledCatalog().factions.map(({ id }) => id);
  const described = toOpenApi31({
    info: infoOf(),
    servers: SERVERS,
    tags: TAGS,
    paths: document.paths,
    components: {
      schemas: {
        ...document.components.schemas,
        ...SCHEMAS,
        Problem: PROBLEM,
        FactionId: factionId(factions),
      },
      responses: responses(),
      headers: HEADERS,
      parameters: PARAMETERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  } as unknown as Json);
  return withGrowing(described);
}
