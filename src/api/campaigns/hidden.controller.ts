/** `/v1/campaigns/{id}/hidden`: whether the campaign stands in one's own list. */
import { Body, Controller, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CampaignSetup } from '../../application/setup/campaign-setup';
import type { HiddenShape } from '../../application/setup/hide-campaign';
import type { Membership } from '../../application/setup/membership';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { ForMembers, Member } from './access/membership.guard';
import { CommandQuery, optionsOf } from './command-query';

@ApiTags('campaigns')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/hidden')
export class HiddenController {
  constructor(private readonly setup: CampaignSetup) {}

  @Put()
  @ForMembers()
  @ApiOperation({
    operationId: 'hideCampaign',
    summary: 'Hide the campaign from my own list, or show it again',
    description:
      'Only `GET /v1/campaigns` changes, and only for me: hidden campaigns are listed by `?hidden=true`. Everything else goes on, and the campaign ' +
      'is shown again by itself when I get another place in it.',
  })
  @ApiBody({ schema: ref('Hidden') })
  @ApiOkResponse({ schema: ref('Hidden') })
  async put(
    @Member() member: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
  ): Promise<HiddenShape> {
    return orThrow(await this.setup.hide(member.campaign, member.user, body, optionsOf(query)));
  }
}
