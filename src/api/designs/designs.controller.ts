/** `/v1/campaigns/{id}/designs`: the players' own designs (REP-4), for refits only. */
import { Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiCreatedResponse, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { DesignDesk, type VariantSheet } from '../../application/designs/design-desk';
import type { AuthenticatedRequest } from '../auth/current-user';
import { page, ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { Door } from '../playing/door';
import { AFTER, DRY_RUN, LIMIT } from '../playing/parameters';
import { readDryRun, readQuery, understood } from '../playing/read';

@ApiTags('designs')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/designs')
export class DesignsController {
  constructor(
    private readonly designs: DesignDesk,
    private readonly door: Door,
  ) {}

  @Post()
  @ApiOperation({ operationId: 'drawDesign', summary: 'Draw up a design of one’s own; it cannot be bought, only refitted to' })
  @ApiBody({ schema: ref('NewDesign') })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse({ schema: ref('RecordSheet') })
  async draw(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<VariantSheet> {
    const access = await this.door.enter(request, id, 'player');
    const [dryRun] = understood(readDryRun(request));
    return orThrow(await this.designs.draw(access, this.door.call(request, access, dryRun), request.body));
  }

  @Get()
  @ApiOperation({ operationId: 'listDesigns', summary: 'My own designs; the game master sees those of all, as everybody does after the end' })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiOkResponse({ schema: page(ref('OwnDesign')) })
  async list(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const access = await this.door.enter(request, id);
    const [{ after, limit }] = understood(readQuery(request, (query) => ({ after: query.text('after', 300), limit: query.limit() })));
    return this.designs.list(access, after, limit);
  }

  @Get(':design')
  @ApiOperation({ operationId: 'getDesign', summary: 'A design that I drew up, or of a mech that I have, see or saw' })
  @ApiOkResponse({ schema: ref('RecordSheet') })
  @ApiNotFoundResponse({ description: 'There is none, or it is not known to me.' })
  async see(@Param('id') id: string, @Param('design') design: string, @Req() request: AuthenticatedRequest): Promise<VariantSheet> {
    const access = await this.door.enter(request, id);
    understood(readQuery(request, () => null));
    return orThrow(await this.designs.see(access, design));
  }
}
