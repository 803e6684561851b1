/**
 * `…/battles/{battleId}/sheet.svg` and `…/sheet.pdf`: a battle's papers for the table (TBL), to who fights in
 * it and the game master.
 */
import { Get, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { Access } from '../../application/campaigns/reader';
import type { FastifyReply } from 'fastify';
import { MECHS_WANTED } from '../../application/sheets/battle-subjects';
import { PAPERS } from '../../application/sheets/ports';
import { DrawBattleSheet } from '../../application/sheets/draw-battle-sheet';
import { PrintBattle } from '../../application/sheets/print-battle';
import type { Language } from '../../kernel';
import { CampaignController } from '../playing/entry/campaign-controller';
import { Asked, InPath, Member } from '../playing/entry/parameters';
import { Words } from '../http/words';
import type { Query } from '../playing/read';
import { orThrow } from '../http/problems/problem';
import { hasPrint, sendPdf, AsSvg } from '../http/answers/send-file';

/** More than any battle's sheet has. */
const MAX_PAGES = 100;
const PRIVATE = 'private, no-cache';
const NOT_MINE = { description: 'There is no such battle, or I do not fight in it.' };

interface PrintAsked {
  readonly mechs: (typeof MECHS_WANTED)[number];
  readonly paper: (typeof PAPERS)[number];
}

const askedOfPrint = (query: Query): PrintAsked => ({
  mechs: query.choice('mechs', MECHS_WANTED) ?? 'all',
  paper: query.choice('paper', PAPERS) ?? 'a4',
});

@CampaignController('battles', '/battles/:battleId')
export class BattleSheetsController {
  constructor(
    private readonly drawSheet: DrawBattleSheet,
    private readonly printBattle: PrintBattle,
  ) {}

  @Get('sheet.svg')
  @AsSvg()
  @ApiOperation({
    operationId: 'getBattleSheet',
    summary: 'The battlefield with starts, edges and what lies behind them; what is in force; who fights',
  })
  @ApiQuery({
    name: 'page',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: MAX_PAGES, default: 1 },
    description: 'Where many fight, the sheet has several; each says how many',
  })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiNotFoundResponse(NOT_MINE)
  sheet(
    @Member() me: Access,
    @InPath('battleId') battle: string,
    @Asked((query) => query.integer('page', 1, MAX_PAGES) ?? 1) page: number,
    @Words() language: Language,
  ) {
    return this.drawSheet.run(me, battle, page, language);
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
    @Member() me: Access,
    @InPath('battleId') battle: string,
    @Asked(askedOfPrint) wish: PrintAsked,
    @Words() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const print = await this.printBattle.run(me, { battle, ...wish, language }, hasPrint(reply.request));
    sendPdf(reply, orThrow(print), 'battle.pdf', PRIVATE);
  }
}
