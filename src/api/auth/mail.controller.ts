/** What accounts do by mail: a lost password, the confirmation of an address, another address. */
import { Body, Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Accounts } from '../../application/accounts/accounts';
import { normalizeEmail } from '../../application/accounts/mails/email';
import type { Login } from '../../application/accounts/model';
import type { Language } from '../../kernel';
import { CommandQuery, optionsOf } from '../campaigns/command-query';
import { languageOf } from '../http/language';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { DRY_RUN } from '../playing/parameters';
import { noBody, readDryRun, understood } from '../playing/read';
import { Public } from './access';
import { ConfirmBody, EmailBody, ForgottenBody } from './bodies';
import { CurrentUser, type AuthenticatedRequest } from './current-user';

/** Of the mail: that in which it was asked for. */
const languageIn = ({ headers }: FastifyRequest): Language => languageOf(headers['accept-language']);

@ApiTags('auth')
@Controller('v1/auth')
export class MailController {
  constructor(private readonly accounts: Accounts) {}

  @Post('forgotten')
  @HttpCode(204)
  @Public()
  @ApiOperation({
    operationId: 'askForReset',
    summary: 'A mail with a link for a new password, to whoever has lost theirs',
  })
  @ApiNoContentResponse({ description: 'Whether there is such an account or not.' })
  async forgotten(
    @Body() body: ForgottenBody,
    @Query() _query: EmptyBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    orThrow(
      await this.accounts.askForReset(normalizeEmail(body.email) ?? '', request.ip, languageIn(request)),
    );
  }

  @Post('confirm')
  @HttpCode(204)
  @Public()
  @ApiOperation({
    operationId: 'confirmEmail',
    summary: 'Confirm an e-mail address by the link that was sent there',
  })
  @ApiNoContentResponse()
  @ApiUnprocessableEntityResponse({
    description: 'No such link, it was used, is too old, or the address belongs to another account now.',
  })
  async confirm(
    @Body() body: ConfirmBody,
    @Query() _query: EmptyBody,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    orThrow(await this.accounts.confirmEmail(body.token, languageIn(request)));
  }
}

@ApiTags('me')
@ApiBearerAuth()
@Controller('v1/me/email')
export class EmailController {
  constructor(private readonly accounts: Accounts) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'changeEmail',
    summary: 'Another e-mail address: a link goes there, and it is mine once that is used',
  })
  @ApiNoContentResponse({ description: 'Whether anybody else has the address or not.' })
  @ApiUnprocessableEntityResponse({ description: 'It is my address already, or the password is wrong.' })
  async change(
    @CurrentUser() login: Login,
    @Body() body: EmailBody,
    @Query() query: CommandQuery,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { dryRun } = optionsOf(query);
    const email = normalizeEmail(body.email) ?? '';
    const asked = {
      email,
      password: body.currentPassword,
      address: request.ip,
      language: languageIn(request),
      dryRun,
    };
    orThrow(await this.accounts.changeEmail(login, asked));
  }

  @Post('confirmation')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'askForConfirmation',
    summary: 'Another mail with a link that confirms my e-mail address',
  })
  @ApiQuery(DRY_RUN)
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'It is confirmed already.' })
  async ask(@CurrentUser() login: Login, @Req() request: AuthenticatedRequest): Promise<void> {
    const [dryRun] = understood(readDryRun(request), noBody(request));
    orThrow(await this.accounts.askForConfirmation(login, { language: languageIn(request), dryRun }));
  }
}
