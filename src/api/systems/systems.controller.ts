/** `/v1/systems`: the sets of rules by which fights are played on the server (GAM, MAT-1). Public. */
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SYSTEMS } from '../../games';
import { Public } from '../auth/access';
import { sendJson } from '../http/answers/page-or-json';
import { languageOf } from '../http/language';
import { ref } from '../http/openapi/schema';
import { httpRefusal, ProblemError } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { systemLine, systemShape } from './shapes';

@ApiTags('systems')
@Public()
@Controller('v1/systems')
export class SystemsController {
  @Get()
  @ApiOperation({ operationId: 'listGameSystems', summary: 'The game systems of this server' })
  @ApiOkResponse({ schema: ref('GameSystemPage') })
  list(@Query() _query: EmptyBody, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const language = languageOf(request.headers['accept-language']);
    const items = SYSTEMS.newest.map((system) => systemLine(system, language));
    sendJson(request, reply, language, { items, next: null });
  }

  @Get(':system')
  @ApiOperation({
    operationId: 'getGameSystem',
    summary: 'One game system: scenarios, a form for setups, their schema, and its rules',
  })
  @ApiOkResponse({ schema: ref('GameSystem') })
  @ApiNotFoundResponse({ description: 'There is none.' })
  one(
    @Param('system') id: string,
    @Query() _query: EmptyBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const system = SYSTEMS.newestOf(id);
    if (system === null) throw new ProblemError(httpRefusal('not-found', 'request/not-found'));
    const language = languageOf(request.headers['accept-language']);
    sendJson(request, reply, language, systemShape(system, language));
  }
}
