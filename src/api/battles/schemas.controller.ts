/** `/v1/schemas`: the contract of tactical engines as JSON Schemas, 2020-12 (TAC-8). Public. */
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../http/answers/etag-of';
import { NOT_FOUND } from '../../application/refusal';
import { contractDocuments } from '../../tactical';
import { Public } from '../auth/access';
import { PublicUrl } from '../auth/public-url';
import { noneMatch } from '../http/answers/etag';
import { list, object, text } from '../http/openapi/schema';
import { ProblemError } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';

/** May be kept by anybody for a while: it changes with a new version of the server only. */
const send = (request: FastifyRequest, reply: FastifyReply, type: string, value: unknown): void => {
  const json = JSON.stringify(value);
  const etag = etagOf(json);
  reply.headers({ etag, 'cache-control': 'public, max-age=300' });
  if (noneMatch(request.headers['if-none-match'], etag)) reply.header('content-type', type).send(json);
  else reply.code(304).send();
};

@ApiTags('schemas')
@Public()
@Controller('v1/schemas')
export class SchemasController {
  readonly #documents: ReadonlyMap<string, Readonly<Record<string, unknown>>>;

  constructor(publicUrl: PublicUrl) {
    this.#documents = new Map(Object.entries(contractDocuments(`${publicUrl.value}/v1/schemas`)));
  }

  @Get()
  @ApiOperation({
    operationId: 'listSchemas',
    summary: 'The JSON Schemas of what tactical engines take and give',
  })
  @ApiOkResponse({
    schema: object({
      items: list(object({ name: text, title: text, url: { type: 'string', format: 'uri' } })),
    }),
  })
  index(@Query() _query: EmptyBody, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const items = [...this.#documents].map(([name, schema]) => ({
      name,
      title: schema['title'],
      url: schema['$id'],
    }));
    send(request, reply, 'application/json; charset=utf-8', { items });
  }

  @Get(':name')
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
  schema(
    @Param('name') name: string,
    @Query() _query: EmptyBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const found = this.#documents.get(name);
    if (found === undefined) throw new ProblemError(NOT_FOUND);
    send(request, reply, 'application/schema+json; charset=utf-8', found);
  }
}
