/** `/v1/campaigns/{id}/designs`: the players' own designs (REP-4), for refits only. */
import { Get, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
} from '@nestjs/swagger';
import type { CommandCall } from '../../application/campaigns/command';
import type { Access } from '../../application/campaigns/reader';
import { DrawDesign } from '../../application/designs/draw-design';
import { ListDesigns } from '../../application/designs/list-designs';
import { SeeDesign } from '../../application/designs/see-design';
import { page, ref } from '../http/openapi/schema';
import { ok } from '../../kernel';
import { CampaignController } from '../playing/entry/campaign-controller';
import { Asked, Command, InPath, Input, Member } from '../playing/entry/parameters';
import type { PageAsked } from '../playing/read';
import { AFTER, DRY_RUN, LIMIT } from '../playing/parameters';

@CampaignController('designs', '/designs')
export class DesignsController {
  constructor(
    private readonly drawDesign: DrawDesign,
    private readonly listDesigns: ListDesigns,
    private readonly seeDesign: SeeDesign,
  ) {}

  @Post()
  @ApiOperation({
    operationId: 'drawDesign',
    summary: 'Draw up a design of one’s own; it cannot be bought, only refitted to',
  })
  @ApiBody({ schema: ref('NewDesign') })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse({ schema: ref('RecordSheet') })
  draw(@Member('player') me: Access, @Command('player') call: CommandCall, @Input(ok) sent: unknown) {
    return this.drawDesign.run(me, call, sent);
  }

  @Get()
  @ApiOperation({
    operationId: 'listDesigns',
    summary: 'My own designs; the game master sees those of all, as everybody does after the end',
  })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiOkResponse({ schema: page(ref('OwnDesign')) })
  list(
    @Member() me: Access,
    @Asked((query) => query.pageById(300)) { after, limit }: PageAsked<string | null>,
  ) {
    return this.listDesigns.run(me, after, limit);
  }

  @Get(':design')
  @ApiOperation({
    operationId: 'getDesign',
    summary: 'A design that I drew up, or of a mech that I have, see or saw',
  })
  @ApiOkResponse({ schema: ref('RecordSheet') })
  @ApiNotFoundResponse({ description: 'There is none, or it is not known to me.' })
  see(@Member() me: Access, @InPath('design') design: string) {
    return this.seeDesign.run(me, design);
  }
}
