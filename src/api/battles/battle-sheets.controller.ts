/** `…/battles/{battleId}/sheet.svg` and `…/sheet.pdf`: a battle's papers for the table (TBL), to who fights in it and the game master. */
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { MECHS_WANTED } from '../../application/sheets/battle-subjects';
import { PAPERS } from '../../application/sheets/ports';
import { RecordSheets } from '../../application/sheets/record-sheets';
import type { AuthenticatedRequest } from '../auth/current-user';
import { orThrow } from '../http/problems/problem';
import { hasTag, sendPdf, sendSvg } from '../http/answers/send-file';
import { wordsFor } from '../http/wording';
import { Door } from '../playing/door';
import { readQuery, understood } from '../playing/read';

/** More than any battle's sheet has. */
const MOST_PAGES = 100;
const PRIVATE = 'private, no-cache';
const NOT_MINE = { description: 'There is no such battle, or I do not fight in it.' };

@ApiTags('battles')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/battles/:battleId')
export class BattleSheetsController {
  constructor(
    private readonly sheets: RecordSheets,
    private readonly door: Door,
  ) {}

  @Get('sheet.svg')
  @ApiOperation({
    operationId: 'getBattleSheet',
    summary: 'The battlefield with starts, edges and what lies behind them; what is in force; who fights',
  })
  @ApiQuery({
    name: 'page',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: MOST_PAGES, default: 1 },
    description: 'Where many fight, the sheet has several; each says how many',
  })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiNotFoundResponse(NOT_MINE)
  async sheet(
    @Param('id') id: string,
    @Param('battleId') battle: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const access = await this.door.enter(request, id);
    const [page] = understood(readQuery(request, (query) => query.integer('page', 1, MOST_PAGES) ?? 1));
    sendSvg(request, reply, orThrow(this.sheets.battleSvg(access, battle, page, wordsFor(request, reply))), PRIVATE);
  }

  @Get('sheet.pdf')
  @ApiOperation({
    operationId: 'printBattle',
    summary: 'The battle sheet, and the record sheets of the mechs in it with their damage, a page a mech',
  })
  @ApiQuery({
    name: 'mechs',
    required: false,
    schema: { type: 'string', enum: [...MECHS_WANTED], default: 'all' },
    description: 'Record sheets of all mechs, of my own, or none',
  })
  @ApiQuery({ name: 'paper', required: false, schema: { type: 'string', enum: [...PAPERS], default: 'a4' } })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiNotFoundResponse(NOT_MINE)
  async print(
    @Param('id') id: string,
    @Param('battleId') battle: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const access = await this.door.enter(request, id);
    const [wish] = understood(
      readQuery(request, (query) => ({ mechs: query.choice('mechs', MECHS_WANTED) ?? 'all', paper: query.choice('paper', PAPERS) ?? 'a4' })),
    );
    const print = await this.sheets.ofBattle(access, { battle, ...wish, language: wordsFor(request, reply) }, hasTag(request));
    sendPdf(reply, orThrow(print), 'battle.pdf', PRIVATE);
  }
}
