/** `/v1/schemas`: the contract of tactical engines as JSON Schemas, 2020-12 (TAC-8). Public. */
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { NOT_FOUND } from '../../application/refusal';
import { contractDocuments } from '../../tactical';
import { Public } from '../auth/access';
import { PublicUrl } from '../auth/public-url';
import { ForAnybody } from '../http/answers/with-etag';
import { list, object, text } from '../http/openapi/schema';
import { ProblemError } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';

@ApiTags('schemas')
@Public()
@Controller('v1/schemas')
export class SchemasController {
  readonly #documents: ReadonlyMap<string, Readonly<Record<string, unknown>>>;

  constructor(publicUrl: PublicUrl) {
    this.#documents = new Map(Object.entries(contractDocuments(`${publicUrl.value}/v1/schemas`)));
  }

  @Get()
  @ForAnybody()
  @ApiOperation({
    operationId: 'listSchemas',
    summary: 'The JSON Schemas of what tactical engines take and give',
  })
  @ApiOkResponse({
    schema: object({
      items: list(object({ name: text, title: text, url: { type: 'string', format: 'uri' } })),
    }),
  })
  index(@Query() _query: EmptyBody) {
    const items = [...this.#documents].map(([name, schema]) => ({
      name,
      title: schema['title'],
      url: schema['$id'],
    }));
    return { items };
  }

  @Get(':name')
  @ForAnybody('application/schema+json; charset=utf-8')
  @ApiOperation({
    operationId: 'getSchema',
    summary: 'One JSON Schema: battle-setup.json or battle-report.json',
  })
  @ApiOkResponse({
    content: {
      'application/schema+json': {
        schema: { type: 'object', additionalProperties: true },
        example: {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          $id: 'http://localhost:3000/v1/schemas/battle-report.json',
          title: 'Battle report',
          type: 'object',
        },
      },
    },
  })
  @ApiNotFoundResponse({ description: 'There is none of that name.' })
  schema(@Param('name') name: string, @Query() _query: EmptyBody) {
    const found = this.#documents.get(name);
    if (found === undefined) throw new ProblemError(NOT_FOUND);
    return found;
  }
}
