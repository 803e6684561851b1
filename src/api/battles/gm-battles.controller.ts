/**
 * What the game master does about a battle (TAC-7, CMB-11): editing its report, deciding, calling it off,
 * handing it to another engine.
 */
import { HttpCode, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import { CallOffBattle } from '../../application/battles/call-off-battle';
import { DecideBattle } from '../../application/battles/reports/decide-battle';
import { EditReport } from '../../application/battles/reports/edit-report';
import { HandBattle } from '../../application/battles/hand-battle';
import type { Handing } from '../../application/battles/with-library';
import { handingShape, readHanding } from '../../application/battles/read-handing';
import type { CommandCall } from '../../application/campaigns/command';
import type { BattleId, ReportId } from '../../kernel';
import type { Fields } from '../../application/fields';
import { parseReport, type BattleReport } from '../../rules';
import { orNull, ref, text, uuid } from '../http/openapi/schema';
import { CampaignController } from '../playing/entry/campaign-controller';
import { Battle, Command, InPath, Input } from '../playing/entry/parameters';
import { inBody, readReason } from '../playing/read';
import { DRY_RUN } from '../playing/parameters';

const readWhich = (body: Fields): ReportId | null =>
  body.raw('report') === null ? null : body.id<ReportId>('report');
@CampaignController('battles', '/battles/:battleId')
export class GmBattlesController {
  constructor(
    private readonly editReport: EditReport,
    private readonly decideBattle: DecideBattle,
    private readonly callOffBattle: CallOffBattle,
    private readonly handBattle: HandBattle,
  ) {}

  @Put('reports/:reportId')
  @ApiOperation({
    operationId: 'editReport',
    summary: 'Change the report that waits; the sides confirm it anew (GM)',
  })
  @ApiBody({ schema: ref('BattleReport') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('BattleAnswer') })
  edit(
    @Command('gm') call: CommandCall,
    @Battle() battle: BattleId,
    @InPath('reportId') report: ReportId,
    @Input(parseReport) body: BattleReport,
  ) {
    return this.editReport.run(call, battle, report, body);
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
  decide(
    @Command('gm') call: CommandCall,
    @Battle() battle: BattleId,
    @Input(inBody(readWhich)) report: ReportId | null,
  ) {
    return this.decideBattle.run(call, battle, report);
  }

  @Post('call-off')
  @HttpCode(200)
  @ApiOperation({ operationId: 'callOffBattle', summary: 'Call a battle off; nobody has won it (GM)' })
  @ApiBody({ schema: ref('ReasonBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('BattleAnswer') })
  callOff(
    @Command('gm') call: CommandCall,
    @Battle() battle: BattleId,
    @Input(inBody(readReason)) reason: string,
  ) {
    return this.callOffBattle.run(call, battle, reason);
  }

  @Post('engine')
  @HttpCode(200)
  @ApiOperation({ operationId: 'setBattleEngine', summary: 'Hand a battle to another tactical engine (GM)' })
  @ApiBody({ schema: handingShape.schema })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({
    schema: {
      type: 'object',
      required: ['battle', 'engine', 'match'],
      properties: { battle: text, engine: text, match: orNull(uuid) },
    },
  })
  engine(@Command('gm') call: CommandCall, @Battle() battle: BattleId, @Input(readHanding) handing: Handing) {
    return this.handBattle.run(call, battle, handing);
  }
}
