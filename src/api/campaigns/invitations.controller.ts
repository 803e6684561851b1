/** Invitations: the game master makes codes, and whoever has one joins with it, once. */
import { Body, Controller, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Login } from '../../application/accounts/model';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import { CampaignSetup } from '../../application/setup/campaign-setup';
import type { InvitationShape } from '../../application/setup/invite';
import type { Membership } from '../../application/setup/ports';
import type { CampaignShape } from '../../application/setup/present-campaign';
import { sha256Hex } from '../../kernel/hash';
import { CurrentUser } from '../auth/current-user';
import { IdempotencyKey } from '../http/idempotency-key';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problem';
import { ForMembers, Member } from './access/membership.guard';
import { CommandQuery, optionsOf } from './command-query';

@ApiTags('campaigns')
@ApiBearerAuth()
@Controller('v1')
export class InvitationsController {
  constructor(private readonly setup: CampaignSetup) {}

  @Post('campaigns/:id/invitations')
  @ForMembers('gm')
  @ApiOperation({ operationId: 'invite', summary: 'Invite a player or an observer by a code that works once' })
  @ApiBody({ schema: ref('NewInvitation'), required: false })
  @ApiCreatedResponse({ schema: ref('Invitation') })
  @ApiConflictResponse({ description: 'Players can be invited before the start only.' })
  async invite(
    @Member() member: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @IdempotencyKey() key: IdempotencyClaim | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvitationShape> {
    reply.header('cache-control', 'no-store');
    return orThrow(await this.setup.invite(member.campaign, body, optionsOf(query, key)));
  }

  @Post('invitations/:code/accept')
  @HttpCode(200)
  @ApiOperation({ operationId: 'acceptInvitation', summary: 'Join a campaign: players with a faction and a name for their force' })
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
