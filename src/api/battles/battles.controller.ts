/** `/v1/campaigns/{id}/battles`: battles, their setups, and their reports as differences (TAC-1 to TAC-7). */
import { Get, HttpCode, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiPreconditionFailedResponse,
  ApiQuery,
} from '@nestjs/swagger';
import { ConfirmReport } from '../../application/battles/reports/confirm-report';
import { DisputeReport } from '../../application/battles/reports/dispute-report';
import { FileReport } from '../../application/battles/reports/file-report';
import { ListBattles } from '../../application/battles/list-battles';
import { ReadBattle } from '../../application/battles/read-battle';
import type { CommandCall } from '../../application/campaigns/command';
import type { Access } from '../../application/campaigns/reader';
import type { BattleId, ReportId } from '../../kernel';
import { parseReport, type BattleReport } from '../../rules';
import { page, ref } from '../http/openapi/schema';
import { CampaignController } from '../playing/entry/campaign-controller';
import { WithETag } from '../http/answers/with-etag';
import { Asked, Battle, Command, IfMatch, InPath, Input, Member } from '../playing/entry/parameters';
import { inBody, readReason, type PageAsked } from '../playing/read';
import { AFTER, DRY_RUN, LIMIT } from '../playing/parameters';

@CampaignController('battles', '/battles')
export class BattlesController {
  constructor(
    private readonly listBattles: ListBattles,
    private readonly readBattle: ReadBattle,
    private readonly fileReport: FileReport,
    private readonly confirmReport: ConfirmReport,
    private readonly disputeReport: DisputeReport,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listBattles', summary: 'The battles that I may know of' })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiOkResponse({ schema: page(ref('BattleSummary')) })
  list(@Member() me: Access, @Asked((query) => query.pageById()) { after, limit }: PageAsked<string | null>) {
    return this.listBattles.run(me, after, limit);
  }

  @Get(':battleId')
  @WithETag()
  @ApiOperation({ operationId: 'getBattle', summary: 'A battle: its setup, its state, its reports' })
  @ApiOkResponse({ schema: ref('Battle') })
  read(@Member() me: Access, @InPath('battleId') battle: string) {
    return this.readBattle.run(me, battle);
  }

  @Post(':battleId/reports')
  @ApiOperation({ operationId: 'fileReport', summary: 'File a battle report; answers what it changes' })
  @ApiBody({ schema: ref('BattleReport') })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse({ schema: ref('BattleAnswer') })
  file(
    @Command('fighter') call: CommandCall,
    @Battle() battle: BattleId,
    @Input(parseReport) report: BattleReport,
  ) {
    return this.fileReport.run(call, battle, report);
  }

  @Post(':battleId/reports/:reportId/confirm')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'confirmReport',
    summary: 'Agree with a report; with the last side it counts',
  })
  @ApiQuery(DRY_RUN)
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The report’s `etag`: 412 when the game master has edited it since',
  })
  @ApiPreconditionFailedResponse({ description: 'It says something else by now' })
  @ApiOkResponse({ schema: ref('BattleAnswer') })
  confirm(
    @Command('player') call: CommandCall,
    @Battle() battle: BattleId,
    @InPath('reportId') report: ReportId,
    @IfMatch() wasRead: (etag: string) => boolean,
  ) {
    return this.confirmReport.run(call, battle, report, wasRead);
  }

  @Post(':battleId/reports/:reportId/dispute')
  @HttpCode(200)
  @ApiOperation({ operationId: 'disputeReport', summary: 'Disagree with a report; the game master decides' })
  @ApiBody({ schema: ref('ReasonBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('BattleAnswer') })
  dispute(
    @Command('player') call: CommandCall,
    @Battle() battle: BattleId,
    @InPath('reportId') report: ReportId,
    @Input(inBody(readReason)) reason: string,
  ) {
    return this.disputeReport.run(call, battle, report, reason);
  }
}
