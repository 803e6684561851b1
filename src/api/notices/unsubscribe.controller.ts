/** `/v1/unsubscribe/{token}`: no more notices by mail, by the link of a mail. */
import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiNotFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Unsubscribe } from '../../application/notices/unsubscribe';
import { Public } from '../auth/access';
import { CommandQuery, optionsOf } from '../campaigns/command-query';
import { IgnoresForms } from '../http/bodies/ignored-form';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';

@ApiTags('notices')
@Controller('v1/unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscribe: Unsubscribe) {}

  // A form is not looked at: programs that read mails send `List-Unsubscribe=One-Click` as one.
  @Post(':token')
  @HttpCode(204)
  @Public()
  @IgnoresForms()
  @ApiOperation({
    operationId: 'unsubscribe',
    summary: 'No more notices by mail, by the token of a mail (RFC 8058)',
    description:
      'The mails of an account, such as a link for a new password, go on. Again: by `email` in `PUT /v1/me/notice-settings`. Asked twice it does the same.',
  })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'No mail has such a token.' })
  async stop(
    @Param('token') token: string,
    @Body() _body: EmptyBody,
    @Query() query: CommandQuery,
  ): Promise<void> {
    orThrow(await this.unsubscribe.run(token, optionsOf(query).dryRun));
  }
}
