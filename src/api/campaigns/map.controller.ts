/**
 * `/v1/campaigns/:id/map`: the planet before the start; everybody sees the land and the buildings, the game
 * master where all begin.
 */
import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import type { Precondition } from '../../application/setup/guards';
import { CampaignSetup } from '../../application/setup/campaign-setup';
import type { Membership } from '../../application/setup/membership';
import type { MapShape } from '../../application/setup/reading/present-map';
import { WithETag, WithNewETag } from '../http/answers/with-etag';
import { AsLastSeen } from '../http/as-last-seen';
import { IdempotencyKey } from '../http/idempotency-key';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { Limited } from '../limits/limited';
import { ForMembers, Member } from './access/membership.guard';
import { CommandQuery, optionsOf } from './command-query';
import { STARTED } from './started';

@ApiTags('campaigns')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/map')
export class MapController {
  constructor(private readonly setup: CampaignSetup) {}

  @Get()
  @WithETag()
  @ForMembers()
  @ApiOperation({ operationId: 'getMap', summary: 'The planet map, as far as I may know it' })
  @ApiOkResponse({ schema: { oneOf: [ref('MapPlan'), ref('PublicMap')] } })
  see(@Member() member: Membership, @Query() _query: EmptyBody) {
    return this.setup.seeMap(member);
  }

  @Put()
  @WithNewETag()
  @ForMembers('gm')
  @ApiOperation({ operationId: 'putMap', summary: 'Supply a map (SETUP-10)' })
  @ApiBody({ schema: ref('NewMap') })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The tag of what was last seen: 412 when it has changed since',
  })
  @ApiOkResponse({ schema: ref('MapPlan') })
  @ApiConflictResponse(STARTED)
  put(
    @Member() { campaign }: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @AsLastSeen() precondition: Precondition,
  ) {
    return this.setup.putMap(campaign, body, precondition, optionsOf(query));
  }

  @Post('generate')
  @HttpCode(200)
  @ForMembers('gm')
  @Limited('maps')
  @ApiOperation({
    operationId: 'generateMap',
    summary: 'Draw a fair map from a seed, or hear that there is none',
  })
  @ApiBody({ schema: ref('MapWishes') })
  @ApiOkResponse({ schema: ref('MapPlan') })
  @ApiConflictResponse(STARTED)
  async generate(
    @Member() member: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<MapShape> {
    return orThrow(await this.setup.generateMap(member.campaign, body, optionsOf(query, key)));
  }
}
