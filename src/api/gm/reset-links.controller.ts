/**
 * Links for new passwords: the game master makes one for a player who has lost theirs, and whom it is about
 * sees and refuses it.
 */
import { Controller, Delete, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
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
import { MakeResetLink } from '../../application/gm/make-reset-link';
import { RefuseResetLink } from '../../application/gm/refuse-reset-link';
import { Accounts } from '../../application/accounts/accounts';
import type { Login, OpenResetLink } from '../../application/accounts/model';
import type { Page } from '../../application/page';
import type { UserId } from '../../kernel';
import { CurrentUser, type AuthenticatedRequest } from '../auth/current-user';
import { PublicUrl } from '../auth/public-url';
import { KeepsNoAnswer } from '../http/idempotency-key';
import { page, ref } from '../http/openapi/schema';
import { limitOf, PageQuery } from '../http/paging';
import { orThrow } from '../http/problems/problem';
import type { CommandCall } from '../../application/campaigns/command';
import { CampaignController } from '../playing/entry/campaign-controller';
import { Command, InPath } from '../playing/entry/parameters';
import { DRY_RUN } from '../playing/parameters';
import { noBody, readDryRun, understood } from '../playing/read';

@CampaignController('gm', '/members')
export class MemberResetLinksController {
  constructor(
    private readonly makeLink: MakeResetLink,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Post(':userId/reset-link')
  @KeepsNoAnswer()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'createMemberResetLink',
    summary:
      'A one-time link for a player who has lost their password; works after a day, and they can refuse it (GM)',
  })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse({ schema: ref('NewResetLink') })
  async create(@Command('gm') call: CommandCall, @InPath('userId') user: string): Promise<unknown> {
    // Of a right key, too, no answer is kept.
    const made = orThrow(await this.makeLink.run({ ...call, claim: null }, user.toLowerCase() as UserId));
    // The token stands behind the #, which browsers send to no server and no log.
    return { ...made, url: made.token === null ? null : `${this.publicUrl.value}/reset#token=${made.token}` };
  }
}

@ApiTags('me')
@ApiBearerAuth()
@Controller('v1/me/reset-links')
export class ResetLinksController {
  constructor(
    private readonly accounts: Accounts,
    private readonly refuseLink: RefuseResetLink,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listResetLinks',
    summary: 'Links for a new password of mine that game masters have made, newest first',
  })
  @ApiOkResponse({ schema: page(ref('ResetLink')) })
  list(@CurrentUser() { user }: Login, @Query() query: PageQuery): Promise<Page<OpenResetLink>> {
    return this.accounts.listResetLinks(user, query.after ?? null, limitOf(query));
  }

  @Delete(':linkId')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'refuseResetLink',
    summary: 'Refuse such a link: it never works, and its campaign is told',
  })
  @ApiQuery(DRY_RUN)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({
    description: 'There is no such link for me, or it was used, refused or replaced, or is out of date.',
  })
  async refuse(
    @CurrentUser() { user }: Login,
    @Param('linkId') link: string,
    @Req() request: AuthenticatedRequest,
  ): Promise<void> {
    const campaign = orThrow(await this.accounts.campaignOfResetLink(user, link));
    const [dryRun] = understood(readDryRun(request), noBody(request));
    if (!dryRun) orThrow(await this.refuseLink.run(campaign, user, link));
  }
}
