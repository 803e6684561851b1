/** `/v1/me`: one's own account. */
import { Body, Controller, Get, Ip, Patch, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Accounts } from '../../application/accounts/accounts';
import type { Login } from '../../application/accounts/model';
import type { ProfileChange } from '../../application/accounts/profile';
import { misshapen } from '../../application/refusal';
import { readName, violation } from '../../kernel';
import { ProblemError, orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { UserAnswer, userAnswer } from './answers';
import { NAME_MAX, ProfileBody } from './bodies';
import { CurrentUser } from './current-user';
import { SessionWatch } from './session-watch';

/** A new password and the present one come together or not at all. */
function passwordChange({ password, currentPassword }: ProfileBody): ProfileChange['password'] {
  if (password === undefined && currentPassword === undefined) return null;
  if (password !== undefined && currentPassword !== undefined)
    return { next: password, current: currentPassword };
  const missing = password === undefined ? '/password' : '/currentPassword';
  throw new ProblemError(misshapen([violation('shape/missing', null, missing)]));
}

@ApiTags('me')
@ApiBearerAuth()
@Controller('v1/me')
export class MeController {
  constructor(
    private readonly accounts: Accounts,
    private readonly watch: SessionWatch,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getMe', summary: 'My account' })
  @ApiOkResponse({ type: UserAnswer })
  async me(@CurrentUser() login: Login, @Query() _query: EmptyBody): Promise<UserAnswer> {
    return userAnswer(orThrow(await this.accounts.seeProfile(login.user)));
  }

  @Patch()
  @ApiOperation({ operationId: 'changeMe', summary: 'Change my name or password' })
  @ApiOkResponse({ type: UserAnswer })
  async change(
    @CurrentUser() login: Login,
    @Body() body: ProfileBody,
    @Query() _query: EmptyBody,
    @Ip() address: string,
  ): Promise<UserAnswer> {
    const password = passwordChange(body);
    const displayName = readName(body.displayName, NAME_MAX);
    const user = orThrow(await this.accounts.changeProfile(login, { displayName, password, address }));
    if (password !== null) this.watch.endedOf(login.user);
    return userAnswer(user);
  }
}
