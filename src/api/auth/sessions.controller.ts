/** `/v1/me/sessions`: where I am logged in, and how to end that. */
import { Controller, Delete, Get, HttpCode, Param, Query, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { Accounts } from '../../application/accounts/accounts';
import type { Login } from '../../application/accounts/model';
import type { SessionShape } from '../../application/accounts/sessions/sessions';
import type { Page } from '../../application/page';
import { page, ref } from '../http/openapi/schema';
import { limitOf, PageQuery } from '../http/paging';
import { orThrow } from '../http/problems/problem';
import { DRY_RUN } from '../playing/parameters';
import { noBody, readDryRun, understood } from '../playing/read';
import { CurrentUser, type AuthenticatedRequest } from './current-user';
import { SessionWatch } from './session-watch';

@ApiTags('me')
@ApiBearerAuth()
@Controller('v1/me/sessions')
export class SessionsController {
  constructor(
    private readonly accounts: Accounts,
    private readonly watch: SessionWatch,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listSessions', summary: 'Where I am logged in, newest first' })
  @ApiOkResponse({ schema: page(ref('Session')) })
  list(@CurrentUser() login: Login, @Query() query: PageQuery): Promise<Page<SessionShape>> {
    return this.accounts.listSessions(login, query.after ?? null, limitOf(query));
  }

  @Delete(':sessionId')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'endSession',
    summary: 'End one of my sessions, also this one: its tokens count no more, its streams end',
  })
  @ApiQuery(DRY_RUN)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'I have no such session, or it has ended.' })
  async end(
    @CurrentUser() { user }: Login,
    @Param('sessionId') id: string,
    @Req() request: AuthenticatedRequest,
  ): Promise<void> {
    const session = id.toLowerCase();
    orThrow(await this.accounts.seeSession(user, session));
    const [dryRun] = understood(readDryRun(request), noBody(request));
    if (dryRun) return;
    orThrow(await this.accounts.endSession(user, session));
    this.watch.ended(session);
  }
}
