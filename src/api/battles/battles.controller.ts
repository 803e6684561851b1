/** `/v1/campaigns/{id}/battles`: battles, their setups, and their reports as differences (TAC-1 to TAC-7). */
import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiPreconditionFailedResponse,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BattleDesk, type BattleAnswer } from '../../application/battles/commands';
import { battleInFull, battlePage } from '../../application/battles/read';
import { CampaignReader, type Access } from '../../application/campaigns/reader';
import { NOT_FOUND } from '../../application/refusal';
import type { BattleId, ReportId } from '../../kernel/ids';
import { parseReport, type Knowledge } from '../../rules';
import type { AuthenticatedRequest } from '../auth/current-user';
import { matches, sendTagged } from '../http/answers/etag';
import { page, ref } from '../http/openapi/schema';
import { orThrow, ProblemError } from '../http/problems/problem';
import { Door } from '../playing/door';
import { AFTER, DRY_RUN, LIMIT } from '../playing/parameters';
import { noBody, readBody, readDryRun, readQuery, readReason, understood } from '../playing/read';
import { enterBattle } from './fighters';

@ApiTags('battles')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/battles')
export class BattlesController {
  constructor(
    private readonly battles: BattleDesk,
    private readonly reader: CampaignReader,
    private readonly door: Door,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listBattles', summary: 'The battles that I may know of' })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiOkResponse({ schema: page(ref('BattleSummary')) })
  async list(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const access = await this.door.enter(request, id);
    const [{ after, limit }] = understood(readQuery(request, (query) => ({ after: query.text('after', 100), limit: query.limit() })));
    return battlePage(this.#knowledge(access), after, limit);
  }

  @Get(':battleId')
  @ApiOperation({ operationId: 'getBattle', summary: 'A battle: its setup, its state, its reports' })
  @ApiOkResponse({ schema: ref('Battle') })
  async read(
    @Param('id') id: string,
    @Param('battleId') battle: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const access = await this.door.enter(request, id);
    understood(readQuery(request, () => null));
    const found = battleInFull(this.#knowledge(access), access.campaign.catalog, battle);
    if (found === null) throw new ProblemError(NOT_FOUND);
    sendTagged(request, reply, JSON.stringify(found));
  }

  @Post(':battleId/reports')
  @ApiOperation({ operationId: 'fileReport', summary: 'File a battle report; answers what it changes' })
  @ApiBody({ schema: ref('BattleReport') })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse({ schema: ref('BattleAnswer') })
  async file(@Param('id') id: string, @Param('battleId') battle: string, @Req() request: AuthenticatedRequest): Promise<BattleAnswer> {
    const access = await this.#fighting(request, id, battle, 'fighter');
    const [dryRun, body] = understood(readDryRun(request), parseReport(request.body));
    return orThrow(await this.battles.file(this.door.call(request, access, dryRun), battle as BattleId, body));
  }

  @Post(':battleId/reports/:reportId/confirm')
  @HttpCode(200)
  @ApiOperation({ operationId: 'confirmReport', summary: 'Agree with a report; with the last side it counts' })
  @ApiQuery(DRY_RUN)
  @ApiHeader({ name: 'If-Match', required: false, description: 'The report’s `etag`: 412 when the game master has edited it since' })
  @ApiPreconditionFailedResponse({ description: 'It says something else by now' })
  @ApiOkResponse({ schema: ref('BattleAnswer') })
  async confirm(
    @Param('id') id: string,
    @Param('battleId') battle: string,
    @Param('reportId') report: string,
    @Req() request: AuthenticatedRequest,
  ): Promise<BattleAnswer> {
    const access = await this.#fighting(request, id, battle, 'player');
    const [dryRun] = understood(readDryRun(request), noBody(request));
    const wasRead = (etag: string): boolean => matches(request.headers['if-match'], etag);
    const call = this.door.call(request, access, dryRun);
    return orThrow(await this.battles.confirm(call, battle as BattleId, report as ReportId, wasRead));
  }

  @Post(':battleId/reports/:reportId/dispute')
  @HttpCode(200)
  @ApiOperation({ operationId: 'disputeReport', summary: 'Disagree with a report; the game master decides' })
  @ApiBody({ schema: ref('ReasonBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('BattleAnswer') })
  async dispute(
    @Param('id') id: string,
    @Param('battleId') battle: string,
    @Param('reportId') report: string,
    @Req() request: AuthenticatedRequest,
  ): Promise<BattleAnswer> {
    const access = await this.#fighting(request, id, battle, 'player');
    const [dryRun, reason] = understood(readDryRun(request), readBody(request, readReason));
    return orThrow(await this.battles.dispute(this.door.call(request, access, dryRun), battle as BattleId, report as ReportId, reason));
  }

  #fighting(request: AuthenticatedRequest, id: string, battle: string, needed: 'fighter' | 'player'): Promise<Access> {
    return enterBattle(this.door, this.reader, request, id, battle, needed);
  }

  #knowledge({ campaign, audience }: Access): Knowledge {
    return this.reader.knowledge(campaign, audience);
  }
}
