/**
 * `/v1/campaigns`: making campaigns, seeing them, and changing, starting or deleting them before their start.
 */
import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Login } from '../../application/accounts/model';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import type { Page } from '../../application/page';
import type { Precondition } from '../../application/setup/guards';
import { CampaignSetup } from '../../application/setup/campaign-setup';
import type { Membership } from '../../application/setup/membership';
import type { CampaignShape } from '../../application/setup/reading/present-campaign';
import { CurrentUser } from '../auth/current-user';
import { WithETag, WithNewETag } from '../http/answers/with-etag';
import { AsLastSeen } from '../http/as-last-seen';
import { IdempotencyKey } from '../http/idempotency-key';
import { ref } from '../http/openapi/schema';
import { limitOf } from '../http/paging';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { Limited } from '../limits/limited';
import { ForMembers, Member } from './access/membership.guard';
import { CampaignsQuery } from './campaigns-query';
import { CommandQuery, optionsOf } from './command-query';
import { STARTED } from './started';

@ApiTags('campaigns')
@ApiBearerAuth()
@Controller('v1/campaigns')
export class CampaignsController {
  constructor(private readonly setup: CampaignSetup) {}

  @Post()
  @Limited('maps')
  @ApiOperation({ operationId: 'createCampaign', summary: 'Make a campaign; its maker is its game master' })
  @ApiBody({ schema: ref('NewCampaign') })
  @ApiCreatedResponse({ schema: ref('Campaign') })
  async create(
    @CurrentUser() { user }: Login,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<CampaignShape> {
    return orThrow(await this.setup.create(user, body, optionsOf(query, key)));
  }

  @Get()
  @ApiOperation({
    operationId: 'listCampaigns',
    summary: 'The campaigns that I am in, newest first; not those that I have hidden',
  })
  @ApiOkResponse({ schema: ref('CampaignPage') })
  list(@CurrentUser() { user }: Login, @Query() query: CampaignsQuery): Promise<Page<CampaignShape>> {
    return this.setup.list(user, query.hidden === 'true', query.after ?? null, limitOf(query));
  }

  @Get(':id')
  @WithETag()
  @ForMembers()
  @ApiOperation({ operationId: 'getCampaign', summary: 'A campaign: its options, seats, phase and deadline' })
  @ApiOkResponse({ schema: ref('Campaign') })
  see(@Member() { campaign, user }: Membership, @Query() _query: EmptyBody) {
    return this.setup.see(campaign, user);
  }

  @Patch(':id')
  @WithNewETag()
  @ForMembers('gm')
  @Limited('maps')
  @ApiOperation({
    operationId: 'changeCampaign',
    summary: 'Change name, seats, factions or options before the start',
  })
  @ApiBody({ schema: ref('CampaignChanges') })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The tag of what was last seen: 412 when it has changed since',
  })
  @ApiOkResponse({ schema: ref('Campaign') })
  @ApiConflictResponse(STARTED)
  change(
    @Member() { campaign, user }: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @AsLastSeen() precondition: Precondition,
  ) {
    return this.setup.change(campaign, user, body, precondition, optionsOf(query));
  }

  @Delete(':id')
  @HttpCode(204)
  @ForMembers('gm')
  @ApiOperation({
    operationId: 'deleteCampaign',
    summary: 'Delete a campaign before its start, or when it is over, with everything in it',
  })
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'The campaign has started, and is not over.' })
  async delete(
    @Member() member: Membership,
    @Body() _body: EmptyBody,
    @Query() query: CommandQuery,
  ): Promise<void> {
    orThrow(await this.setup.delete(member.campaign, optionsOf(query)));
  }

  @Post(':id/start')
  @HttpCode(200)
  @ForMembers('gm')
  @ApiOperation({
    operationId: 'startCampaign',
    summary: 'Start the campaign, or hear everything that is missing',
  })
  @ApiOkResponse({ schema: ref('Campaign') })
  @ApiConflictResponse(STARTED)
  async start(
    @Member() member: Membership,
    @Body() _body: EmptyBody,
    @Query() query: CommandQuery,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<CampaignShape> {
    return orThrow(await this.setup.start(member.campaign, member.user, optionsOf(query, key)));
  }
}
