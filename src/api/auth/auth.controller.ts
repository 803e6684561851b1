/** `/v1/auth`: register, log in, refresh, log out, reset a lost password. */
import { Body, Controller, HttpCode, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Accounts } from '../../application/accounts/accounts';
import { normalizeEmail } from '../../application/accounts/mails/email';
import type { Login } from '../../application/accounts/model';
import { misshapen } from '../../application/refusal';
import { readName, violation } from '../../kernel';
import { ProblemError, orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { languageOf } from '../http/language';
import { OptionalLogin, Public } from './access';
import { RegistrationAnswer, TokensAnswer, tokensAnswer, userAnswer } from './answers';
import { CookieQuery, LoginBody, NAME_MAX, RefreshBody, RegisterBody, ResetBody } from './bodies';
import { MaybeUser } from './current-user';
import { deviceOf } from './device';
import { OwnOriginGuard } from './own-origin.guard';
import { RefreshCookie } from './refresh-cookie';
import { SessionWatch } from './session-watch';

/** Checked by the body's decorators before. */
const emailIn = (body: RegisterBody | LoginBody): string => normalizeEmail(body.email) ?? '';

/** Of a session that is opened, and of mails about it. */
const askerOf = (request: FastifyRequest) => ({
  address: request.ip,
  device: deviceOf(request),
  language: languageOf(request.headers['accept-language']),
});

@ApiTags('auth')
@UseGuards(OwnOriginGuard)
@Controller('v1/auth')
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
    private readonly cookie: RefreshCookie,
    private readonly watch: SessionWatch,
  ) {}

  @Post('register')
  @Public()
  @ApiOperation({ operationId: 'register', summary: 'Make an account and log in' })
  @ApiCreatedResponse({ type: RegistrationAnswer })
  @ApiForbiddenResponse({ description: 'Nobody may register, or only who has an invitation.' })
  async register(
    @Body() body: RegisterBody,
    @Query() query: CookieQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegistrationAnswer> {
    const displayName = readName(body.displayName, NAME_MAX) ?? '';
    const invitation = body.invitation ?? null;
    const input = {
      email: emailIn(body),
      displayName,
      password: body.password,
      invitation,
      ...askerOf(request),
    };
    const { user, tokens } = orThrow(await this.accounts.register(input));
    return { ...this.#answer(tokens, query, reply), user: userAnswer(user) };
  }

  @Post('login')
  @HttpCode(200)
  @Public()
  @ApiOperation({ operationId: 'login', summary: 'Log in' })
  @ApiOkResponse({ type: TokensAnswer })
  async login(
    @Body() body: LoginBody,
    @Query() query: CookieQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensAnswer> {
    const input = { email: emailIn(body), password: body.password, ...askerOf(request) };
    return this.#answer(orThrow(await this.accounts.logIn(input)), query, reply);
  }

  @Post('refresh')
  @HttpCode(200)
  @Public()
  @ApiOperation({ operationId: 'refresh', summary: 'Exchange the refresh token; each works once' })
  @ApiOkResponse({ type: TokensAnswer })
  async refresh(
    @Body() body: RefreshBody,
    @Query() query: CookieQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokensAnswer> {
    const inCookie = query.cookie === 'true';
    const result = await this.accounts.refresh(this.#sentToken(body, inCookie, request));
    // What came late leaves the cookie alone: another answer has brought, or brings, the one that holds.
    if (!result.ok && inCookie && result.error.code !== 'accounts/refresh-late') this.cookie.clear(reply);
    return this.#answer(orThrow(result), query, reply);
  }

  @Post('logout')
  @HttpCode(204)
  @OptionalLogin()
  @ApiBearerAuth()
  @ApiOperation({
    operationId: 'logout',
    summary: 'End the session of the access token or of the refresh token',
  })
  @ApiNoContentResponse()
  async logout(
    @MaybeUser() login: Login | null,
    @Body() body: RefreshBody,
    @Query() query: CookieQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const inCookie = query.cookie === 'true';
    if (inCookie) this.cookie.clear(reply);
    orThrow(
      await this.accounts.logOut(login, body.refreshToken ?? (inCookie ? this.cookie.read(request) : null)),
    );
    if (login !== null) this.watch.ended(login.session);
  }

  @Post('reset')
  @HttpCode(204)
  @Public()
  @ApiOperation({
    operationId: 'resetPassword',
    summary: 'Set a new password by a one-time link; ends all sessions',
  })
  @ApiNoContentResponse()
  async reset(@Body() body: ResetBody, @Query() _query: EmptyBody): Promise<void> {
    this.watch.endedOf(orThrow(await this.accounts.resetPassword(body.token, body.password)));
  }

  /** In the cookie or in the body, and not in both. */
  #sentToken({ refreshToken }: RefreshBody, inCookie: boolean, request: FastifyRequest): string | null {
    if (inCookie === (refreshToken !== undefined)) {
      const code = inCookie ? 'shape/unknown-property' : 'shape/missing';
      throw new ProblemError(misshapen([violation(code, null, '/refreshToken')]));
    }
    return inCookie ? this.cookie.read(request) : (refreshToken ?? null);
  }

  #answer(tokens: Parameters<typeof tokensAnswer>[0], query: CookieQuery, reply: FastifyReply): TokensAnswer {
    const inCookie = query.cookie === 'true';
    if (inCookie) this.cookie.set(reply, tokens.refreshToken);
    return tokensAnswer(tokens, inCookie);
  }
}
