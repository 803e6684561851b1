/** `/v1/campaigns/{id}/members`: who is in a campaign, and leaving it. */
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { NOT_FOUND } from '../../application/refusal';
import type { Page } from '../../application/page';
import { CampaignSetup } from '../../application/setup/campaign-setup';
import { Memberships, type Membership } from '../../application/setup/membership';
import type { MemberShape } from '../../application/setup/see-members';
import type { CampaignId, UserId } from '../../kernel';
import type { AuthenticatedRequest } from '../auth/current-user';
import { claimOf } from '../http/idempotency-key';
import { page, ref } from '../http/openapi/schema';
import { limitOf, PageQuery } from '../http/paging';
import { orThrow, ProblemError } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { DRY_RUN } from '../playing/parameters';
import { noBody, readDryRun, understood } from '../playing/read';
import { ForMembers, Member } from './access/membership.guard';
import { CommandQuery, optionsOf } from './command-query';
import { STARTED } from './started';

@ApiTags('campaigns')
@ApiBearerAuth()
@Controller('v1/campaigns/:id')
export class MembersController {
  constructor(
    private readonly setup: CampaignSetup,
    private readonly memberships: Memberships,
  ) {}

  @Get('members')
  @ForMembers()
  @ApiOperation({
    operationId: 'listMembers',
    summary: 'Who is in the campaign; when they were last there, for the game master',
  })
  @ApiOkResponse({ schema: page(ref('Member')) })
  list(@Member() member: Membership, @Query() query: PageQuery): Promise<Page<MemberShape>> {
    return this.setup.listMembers(member, query.after ?? null, limitOf(query));
  }

  @Delete('members/:userId')
  @HttpCode(204)
  @ForMembers()
  @ApiOperation({
    operationId: 'leaveCampaign',
    summary: 'Leave, as by `leave`; before the start the game master may send others away',
  })
  @ApiNoContentResponse()
  @ApiConflictResponse(STARTED)
  async remove(
    @Member() member: Membership,
    @Param('userId') user: string,
    @Body() _body: EmptyBody,
    @Query() query: CommandQuery,
  ): Promise<void> {
    orThrow(
      await this.setup.removeMember(
        member.campaign,
        member.user,
        user.toLowerCase() as UserId,
        optionsOf(query),
      ),
    );
  }

  @Post('leave')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'leave',
    summary: 'Leave the campaign; in a war that has begun the seat becomes vacant, and all are told',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: 'Campaign' })
  @ApiQuery(DRY_RUN)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'There is no such campaign, or you are not in it.' })
  @ApiForbiddenResponse({ description: 'A game master does not leave: hand the campaign over first.' })
  async leave(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<void> {
    const { user } = request.user;
    const campaign = id.toLowerCase() as CampaignId;
    const member = await this.memberships.find(campaign, user);
    // Who has left is no member any more, and must still get the first answer again; under the lock they are
    // looked for once more.
    const claim = claimOf(request);
    if (member === null && claim === null) throw new ProblemError(NOT_FOUND);
    const [dryRun] = member === null ? [false] : understood(readDryRun(request), noBody(request));
    orThrow(await this.setup.removeMember(campaign, user, user, { dryRun, idempotency: claim }));
  }
}
