/** `/v1/catalog/refits`: what a refit would take, give and cost (REP-4). Public, and for the members of a campaign also of its designs; nothing is kept. */
import { Body, Controller, HttpCode, Post, Query, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { CheckRefit, type RefitAnswer } from '../../application/catalog/check-refit';
import type { CampaignId } from '../../kernel/ids';
import { OptionalLogin } from '../auth/access';
import type { AuthenticatedRequest } from '../auth/current-user';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problem';
import { CampaignQueryGuard } from './campaign-query.guard';
import { ScopeQuery } from './queries';

@ApiTags('catalog')
@Controller('v1/catalog/refits')
export class RefitsController {
  constructor(private readonly refits: CheckRefit) {}

  @Post('check')
  @HttpCode(200)
  @OptionalLogin()
  @UseGuards(CampaignQueryGuard)
  @ApiOperation({ operationId: 'checkRefit', summary: 'Whether a mech may become another design, and what that takes, gives and costs (REP-4)' })
  @ApiBody({ schema: ref('RefitQuestion') })
  @ApiOkResponse({ schema: ref('RefitPlan') })
  @ApiUnauthorizedResponse({ description: 'Needs a login with `campaign`.' })
  @ApiNotFoundResponse({ description: 'There is no such campaign.' })
  async check(@Body() body: unknown, @Query() { campaign }: ScopeQuery, @Req() request: Partial<AuthenticatedRequest>): Promise<RefitAnswer> {
    const user = request.user?.user ?? null;
    const asker = campaign === undefined || user === null ? null : { campaign: campaign.toLowerCase() as CampaignId, user };
    return orThrow(await this.refits.check(body, asker));
  }
}
