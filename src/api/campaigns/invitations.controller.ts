/**
 * Invitations: the game master makes codes, lists and revokes them; whoever has one sees what it is for, and
 * joins with it, once.
 */
import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Login } from '../../application/accounts/model';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import type { Page } from '../../application/page';
import { CampaignSetup } from '../../application/setup/campaign-setup';
import type { InvitationShape } from '../../application/setup/invitations/invite';
import type { Membership } from '../../application/setup/membership';
import type { CampaignShape } from '../../application/setup/reading/present-campaign';
import type { InvitationLookShape } from '../../application/setup/invitations/see-invitation';
import type { ListedInvitationShape } from '../../application/setup/invitations/list-invitations';
import { sha256Hex } from '../../kernel';
import { Public } from '../auth/access';
import { CurrentUser } from '../auth/current-user';
import { IdempotencyKey } from '../http/idempotency-key';
import { page, ref } from '../http/openapi/schema';
import { limitOf, PageQuery } from '../http/paging';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { ForMembers, Member } from './access/membership.guard';
import { CommandQuery, optionsOf } from './command-query';

@ApiTags('campaigns')
@ApiBearerAuth()
@Controller('v1')
export class InvitationsController {
  constructor(private readonly setup: CampaignSetup) {}

  @Post('campaigns/:id/invitations')
  @Header('cache-control', 'no-store')
  @ForMembers('gm')
  @ApiOperation({
    operationId: 'invite',
    summary: 'Invite a player, an observer, or whoever takes over a force, by a code that works once',
  })
  @ApiBody({ schema: ref('NewInvitation'), required: false })
  @ApiCreatedResponse({ schema: ref('Invitation') })
  @ApiConflictResponse({
    description: 'Players who bring a force of their own can be invited before the start only.',
  })
  async invite(
    @Member() member: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<InvitationShape> {
    return orThrow(await this.setup.invite(member.campaign, body, optionsOf(query, key)));
  }

  @Get('campaigns/:id/invitations')
  @ForMembers('gm')
  @ApiOperation({
    operationId: 'listInvitations',
    summary: 'The invitations of the campaign, newest first: open, used and expired ones',
  })
  @ApiOkResponse({ schema: page(ref('ListedInvitation')) })
  list(@Member() member: Membership, @Query() query: PageQuery): Promise<Page<ListedInvitationShape>> {
    return this.setup.listInvitations(member.campaign, query.after ?? null, limitOf(query));
  }

  @Delete('campaigns/:id/invitations/:code')
  @HttpCode(204)
  @ForMembers('gm')
  @ApiOperation({ operationId: 'revokeInvitation', summary: 'Revoke an invitation: its code works no more' })
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'It was accepted already.' })
  async revoke(
    @Member() member: Membership,
    @Param('code') code: string,
    @Body() _body: EmptyBody,
    @Query() query: CommandQuery,
  ): Promise<void> {
    orThrow(await this.setup.revokeInvitation(member.campaign, code, optionsOf(query)));
  }

  @Get('invitations/:code')
  @Public()
  @ApiOperation({
    operationId: 'seeInvitation',
    summary: 'What a code is for, before one registers; wrong codes are limited as wrong logins are',
  })
  @ApiOkResponse({ schema: ref('InvitationLook') })
  @ApiNotFoundResponse({ description: 'No such code, or it was revoked.' })
  async look(
    @Param('code') code: string,
    @Query() _query: EmptyBody,
    @Ip() address: string,
  ): Promise<InvitationLookShape> {
    return orThrow(await this.setup.seeInvitation(code, address));
  }

  @Post('invitations/:code/accept')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'acceptInvitation',
    summary:
      'Join a campaign: players with a faction and a name for their force; a force that is taken over stays as it is',
  })
  @ApiBody({ schema: ref('Acceptance'), required: false })
  @ApiOkResponse({ schema: ref('Campaign') })
  @ApiNotFoundResponse({ description: 'No such code, or it was used, or is out of date.' })
  async accept(
    @CurrentUser() { user }: Login,
    @Param('code') code: string,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<CampaignShape> {
    // The kept answer's route would hold the code.
    const claim = key === null ? null : { ...key, route: `POST /v1/invitations/${sha256Hex(code)}/accept` };
    return orThrow(await this.setup.accept(code, user, body, optionsOf(query, claim)));
  }
}
