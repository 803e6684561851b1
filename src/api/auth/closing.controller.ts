/** Taking one's data along, and closing one's account. */
import { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, HttpCode, Ip, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CloseAccount } from '../../application/accounts/closing/close-account';
import { ExportAccount } from '../../application/accounts/export-account';
import type { Login } from '../../application/accounts/model';
import { CommandQuery, optionsOf } from '../campaigns/command-query';
import { headersOf, RATE_LIMIT } from '../http/openapi/headers';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { Limited } from '../limits/limited';
import { ClosingBody } from './bodies';
import { CurrentUser } from './current-user';
import { SessionWatch } from './session-watch';

const FILE = { type: 'application/json; charset=utf-8', disposition: 'attachment; filename="account.json"' };

@ApiTags('me')
@ApiBearerAuth()
@Controller('v1/me')
export class ClosingController {
  constructor(
    private readonly closing: CloseAccount,
    private readonly exporting: ExportAccount,
    private readonly watch: SessionWatch,
  ) {}

  @Get('export')
  @Limited('exports')
  @ApiOperation({
    operationId: 'exportMe',
    summary: 'My data: account, campaigns, orders, messages, designs',
  })
  @ApiOkResponse({
    schema: ref('AccountExport'),
    headers: headersOf(RATE_LIMIT) as Record<string, { readonly $ref: string }>,
  })
  async export(@CurrentUser() login: Login, @Query() _query: EmptyBody): Promise<StreamableFile> {
    const pieces = orThrow(await this.exporting.run(login.user));
    return new StreamableFile(Readable.from(pieces), FILE);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ operationId: 'closeMe', summary: 'Close my account, by its password' })
  @ApiNoContentResponse()
  async close(
    @CurrentUser() login: Login,
    @Body() { password }: ClosingBody,
    @Query() query: CommandQuery,
    @Ip() address: string,
  ): Promise<void> {
    const { dryRun } = optionsOf(query);
    orThrow(await this.closing.run(login, { password, address, dryRun }));
    if (!dryRun) this.watch.endedOf(login.user);
  }
}
