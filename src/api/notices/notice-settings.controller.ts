/** `/v1/me/notice-settings`: how I want to be told. */
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Login } from '../../application/accounts/model';
import { type NoticeSettingsShape, SetNoticeSettings } from '../../application/notices/settings';
import type { Language } from '../../kernel';
import { CurrentUser } from '../auth/current-user';
import { CommandQuery, optionsOf } from '../campaigns/command-query';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { Words } from '../http/words';

@ApiTags('notices')
@ApiBearerAuth()
@Controller('v1/me/notice-settings')
export class NoticeSettingsController {
  constructor(private readonly settings: SetNoticeSettings) {}

  @Get()
  @ApiOperation({
    operationId: 'getNoticeSettings',
    summary: 'How I want to be told',
    description:
      'A kind that is not named in `ways` goes every way by which I can be reached, unless its urgency is `later`.',
  })
  @ApiOkResponse({ schema: ref('NoticeSettings') })
  get(
    @CurrentUser() { user }: Login,
    @Query() _query: EmptyBody,
    @Words() language: Language,
  ): Promise<NoticeSettingsShape> {
    return this.settings.see(user, language);
  }

  @Put()
  @ApiOperation({
    operationId: 'putNoticeSettings',
    summary: 'Choose how I want to be told',
    description:
      'In place of what was set before. `quietHours` and `digestAt` are minutes of the day in `zone`. In quiet hours nothing is sent but what is urgent (`now`); ' +
      'with a digest, all that is not urgent is sent together once a day. Of muted campaigns nothing is sent. The list has everything, whatever is set here.',
  })
  @ApiBody({ schema: ref('NoticeSettingsBody') })
  @ApiOkResponse({ schema: ref('NoticeSettings') })
  @ApiUnprocessableEntityResponse({ description: 'There is no such time zone.' })
  async put(
    @CurrentUser() { user }: Login,
    @Body() body: unknown,
    @Query() query: CommandQuery,
  ): Promise<NoticeSettingsShape> {
    return orThrow(await this.settings.run(user, body, optionsOf(query).dryRun));
  }
}
