/** Links for new passwords: the game master makes one for a player who has lost theirs, and whom it is about sees and refuses it. */
import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ResetLinkDesk } from '../../application/gm/reset-links';
import { Accounts } from '../../application/accounts/accounts';
import type { Login, OpenResetLink } from '../../application/accounts/model';
import type { Page } from '../../application/page';
import type { UserId } from '../../kernel/ids';
import { CurrentUser, type AuthenticatedRequest } from '../auth/current-user';
import { PublicUrl } from '../auth/public-url';
import { claimOf, KeepsNoAnswer } from '../http/idempotency-key';
import { page, ref } from '../http/openapi/schema';
import { limitOf, PageQuery } from '../http/paging';
import { orThrow } from '../http/problems/problem';
import { Door } from '../playing/door';
import { DRY_RUN } from '../playing/parameters';
import { noBody, readDryRun, understood } from '../playing/read';

@ApiBearerAuth()
@Controller('v1')
export class ResetLinksController {
  constructor(
    private readonly accounts: Accounts,
    private readonly resetLinks: ResetLinkDesk,
    private readonly door: Door,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Post('campaigns/:id/members/:userId/reset-link')
  @ApiTags('gm')
  @KeepsNoAnswer()
  @ApiOperation({
    operationId: 'createMemberResetLink',
    summary: 'A one-time link for a player who has lost their password; works after a day, and they can refuse it (GM)',
  })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse({ schema: ref('NewResetLink') })
  async create(
    @Param('id') id: string,
    @Param('userId') user: string,
    @Req() request: AuthenticatedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const access = await this.door.enter(request, id, 'gm');
    const [dryRun] = understood(readDryRun(request), noBody(request));
    // A wrong one is refused as everywhere; of a right one nothing is kept.
    claimOf(request);
    const call = this.door.call(request, access, dryRun);
    const made = orThrow(await this.resetLinks.make({ ...call, claim: null }, user.toLowerCase() as UserId));
    reply.header('cache-control', 'no-store');
    // The token stands behind the #, which browsers send to no server and no log.
    return { ...made, url: made.token === null ? null : `${this.publicUrl.value}/reset#token=${made.token}` };
  }

  @Get('me/reset-links')
  @ApiTags('me')
  @ApiOperation({ operationId: 'listResetLinks', summary: 'Links for a new password of mine that game masters have made, newest first' })
  @ApiOkResponse({ schema: page(ref('ResetLink')) })
  list(@CurrentUser() { user }: Login, @Query() query: PageQuery): Promise<Page<OpenResetLink>> {
    return this.accounts.listResetLinks(user, query.after ?? null, limitOf(query));
  }

  @Delete('me/reset-links/:linkId')
  @HttpCode(204)
  @ApiTags('me')
  @ApiOperation({ operationId: 'refuseResetLink', summary: 'Refuse such a link: it never works, and its campaign is told' })
  @ApiQuery(DRY_RUN)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'There is no such link for me, or it was used, refused or replaced, or is out of date.' })
  async refuse(@CurrentUser() { user }: Login, @Param('linkId') link: string, @Req() request: AuthenticatedRequest): Promise<void> {
    const campaign = orThrow(await this.accounts.campaignOfResetLink(user, link));
    const [dryRun] = understood(readDryRun(request), noBody(request));
    if (!dryRun) orThrow(await this.resetLinks.refuse(campaign, user, link));
  }
}
