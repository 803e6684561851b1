/** What the game master does about a battle (TAC-7, CMB-11): editing its report, deciding, calling it off, handing it to another engine. */
import { Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { BattleDesk, type BattleAnswer } from '../../application/battles/commands';
import type { Access } from '../../application/campaigns/reader';
import { NOT_FOUND } from '../../application/refusal';
import type { BattleId, ReportId } from '../../kernel/ids';
import { parseReport } from '../../rules';
import type { AuthenticatedRequest } from '../auth/current-user';
import { orNull, ref, text } from '../http/openapi/schema';
import { orThrow, ProblemError } from '../http/problems/problem';
import { Door } from '../playing/door';
import { DRY_RUN } from '../playing/parameters';
import { readBody, readDryRun, readReason, understood } from '../playing/read';

@ApiTags('battles')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/battles/:battleId')
export class GmBattlesController {
  constructor(
    private readonly battles: BattleDesk,
    private readonly door: Door,
  ) {}

  @Put('reports/:reportId')
  @ApiOperation({ operationId: 'editReport', summary: 'Change the report that waits; the sides confirm it anew (GM)' })
  @ApiBody({ schema: ref('BattleReport') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('BattleAnswer') })
  async edit(
    @Param('id') id: string,
    @Param('battleId') battle: string,
    @Param('reportId') report: string,
    @Req() request: AuthenticatedRequest,
  ): Promise<BattleAnswer> {
    const access = await this.#leading(request, id, battle);
    const [dryRun, body] = understood(readDryRun(request), parseReport(request.body));
    const call = { ...this.door.call(request, access, dryRun), claim: null };
    return orThrow(await this.battles.edit(call, battle as BattleId, report as ReportId, body));
  }

  @Post('decide')
  @HttpCode(200)
  @ApiOperation({ operationId: 'decideBattle', summary: 'Say that a report counts (GM)' })
  @ApiBody({
    required: false,
    schema: { type: 'object', additionalProperties: false, properties: { report: orNull(text) } },
  })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('BattleAnswer') })
  async decide(@Param('id') id: string, @Param('battleId') battle: string, @Req() request: AuthenticatedRequest): Promise<BattleAnswer> {
    const access = await this.#leading(request, id, battle);
    const [dryRun, report] = understood(
      readDryRun(request),
      readBody(request, (body) => (body.raw('report') === null ? null : body.id<ReportId>('report'))),
    );
    return orThrow(await this.battles.decide(this.door.call(request, access, dryRun), battle as BattleId, report));
  }

  @Post('call-off')
  @HttpCode(200)
  @ApiOperation({ operationId: 'callOffBattle', summary: 'Call a battle off; nobody has won it (GM)' })
  @ApiBody({ schema: ref('ReasonBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('BattleAnswer') })
  async callOff(@Param('id') id: string, @Param('battleId') battle: string, @Req() request: AuthenticatedRequest): Promise<BattleAnswer> {
    const access = await this.#leading(request, id, battle);
    const [dryRun, reason] = understood(readDryRun(request), readBody(request, readReason));
    return orThrow(await this.battles.callOff(this.door.call(request, access, dryRun), battle as BattleId, reason));
  }

  @Post('engine')
  @HttpCode(200)
  @ApiOperation({ operationId: 'setBattleEngine', summary: 'Hand a battle to another tactical engine (GM)' })
  @ApiBody({ schema: { type: 'object', required: ['engine'], additionalProperties: false, properties: { engine: { type: 'string' } } } })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({
    schema: { type: 'object', required: ['battle', 'engine'], properties: { battle: { type: 'string' }, engine: { type: 'string' } } },
  })
  async engine(@Param('id') id: string, @Param('battleId') battle: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const access = await this.#leading(request, id, battle);
    const [dryRun, engine] = understood(
      readDryRun(request),
      readBody(request, (body) => body.id<string>('engine')),
    );
    return orThrow(await this.battles.handTo(this.door.call(request, access, dryRun), battle as BattleId, engine));
  }

  async #leading(request: AuthenticatedRequest, id: string, battle: string): Promise<Access> {
    const access = await this.door.enter(request, id, 'gm');
    if (!Object.hasOwn(access.campaign.state.battles, battle)) throw new ProblemError(NOT_FOUND);
    return access;
  }
}
