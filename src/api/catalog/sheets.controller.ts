/**
 * `GET /v1/catalog/mechs/{design}/sheet.svg`: the record sheet of a design, drawn. Public; of imported ones,
 * for their campaign's members.
 */
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DesignSheets } from '../../application/sheets/design-sheets';
import { Public } from '../auth/access';
import { orThrow } from '../http/problems/problem';
import { sendSvg } from '../http/answers/send-file';
import { wordsFor } from '../http/wording';
import { ScopeQuery } from './queries';
import { askerOf, Scoped } from './scoped';

@ApiTags('catalog')
@Public()
@Controller('v1/catalog')
export class DesignSheetsController {
  constructor(private readonly sheets: DesignSheets) {}

  @Get('mechs/:design/sheet.svg')
  @Scoped()
  @ApiOperation({
    operationId: 'getDesignSheet',
    summary: 'The record sheet of a design as a drawing, to print',
  })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiNotFoundResponse({ description: 'There is none.' })
  async sheet(
    @Param('design') design: string,
    @Query() query: ScopeQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const svg = orThrow(await this.sheets.svg(design, wordsFor(request, reply), askerOf(query, request)));
    // What a campaign sees is no business of caches on the way.
    sendSvg(request, reply, svg, query.campaign === undefined ? 'public, max-age=300' : 'private, no-cache');
  }
}
