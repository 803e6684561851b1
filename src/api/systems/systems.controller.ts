/** `/v1/systems`: the sets of rules by which fights are played on the server (GAM, MAT-1). Public. */
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AskProbe } from '../../application/systems/ask-probe';
import { SYSTEMS } from '../../games';
import type { Language } from '../../kernel';
import { OptionalLogin, Public } from '../auth/access';
import type { AuthenticatedRequest } from '../auth/current-user';
import { ForAnybody } from '../http/answers/with-etag';
import { rawBodyOf } from '../http/bodies/raw-body';
import { ref } from '../http/openapi/schema';
import { httpRefusal, orThrow, ProblemError } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { Words } from '../http/words';
import { systemLine, systemShape } from './shapes';

/** BT-9: of whoever is logged in; less is taken in from all others. */
const PROBE_BYTES = 1_048_576;
const TOO_LARGE = httpRefusal('too-large', 'request/too-large');

@ApiTags('systems')
@Public()
@Controller('v1/systems')
export class SystemsController {
  constructor(private readonly askProbe: AskProbe) {}

  @Get()
  @ForAnybody()
  @ApiOperation({ operationId: 'listGameSystems', summary: 'The game systems of this server' })
  @ApiOkResponse({ schema: ref('GameSystemPage') })
  list(@Query() _query: EmptyBody, @Words() language: Language) {
    return { items: SYSTEMS.newest.map((system) => systemLine(system, language)), next: null };
  }

  @Get(':system')
  @ForAnybody()
  @ApiOperation({
    operationId: 'getGameSystem',
    summary: 'One game system: scenarios, a form for setups, their schema, and its rules',
  })
  @ApiOkResponse({ schema: ref('GameSystem') })
  @ApiNotFoundResponse({ description: 'There is none.' })
  one(@Param('system') id: string, @Query() _query: EmptyBody, @Words() language: Language) {
    const system = SYSTEMS.newestOf(id);
    if (system === null) throw new ProblemError(httpRefusal('not-found', 'request/not-found'));
    return systemShape(system, language);
  }

  @Post(':system/probe')
  @HttpCode(200)
  @OptionalLogin()
  @ApiOperation({
    operationId: 'askProbe',
    summary: 'What an attack needs, who sees whom, where a unit can go, in a position of one’s own (BT-9)',
  })
  @ApiBody({ schema: ref('ProbeQuestion') })
  @ApiOkResponse({ schema: ref('ProbeAnswers') })
  @ApiNotFoundResponse({ description: 'There is no such system, or it has no probe.' })
  async ask(
    @Param('system') id: string,
    @Query() _query: EmptyBody,
    @Body() body: unknown,
    @Req() request: FastifyRequest & Partial<AuthenticatedRequest>,
  ): Promise<unknown> {
    if (rawBodyOf(request).length > PROBE_BYTES) throw new ProblemError(TOO_LARGE);
    return orThrow(await this.askProbe.run(id, body, request.user?.user ?? request.ip));
  }
}
