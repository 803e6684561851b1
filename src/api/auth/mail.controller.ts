/** What accounts do by mail: a lost password, the confirmation of an address, another address. */
import { Body, Controller, HttpCode, Ip, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { Accounts } from '../../application/accounts/accounts';
import { normalizeEmail } from '../../application/accounts/mails/email';
import type { Login } from '../../application/accounts/model';
import type { Language } from '../../kernel';
import { CommandQuery, optionsOf } from '../campaigns/command-query';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { ReaderLanguage } from '../http/words';
import { DRY_RUN } from '../playing/parameters';
import { dryRunIn } from '../playing/read';
import { Sent } from '../playing/sent';
import { Public } from './access';
import { ConfirmBody, EmailBody, ForgottenBody } from './bodies';
import { CurrentUser } from './current-user';

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
    @Ip() address: string,
    @ReaderLanguage() language: Language,
  ): Promise<void> {
    orThrow(await this.accounts.askForReset(normalizeEmail(body.email) ?? '', address, language));
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
    @ReaderLanguage() language: Language,
  ): Promise<void> {
    orThrow(await this.accounts.confirmEmail(body.token, language));
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
    @Ip() address: string,
    @ReaderLanguage() language: Language,
  ): Promise<void> {
    const { dryRun } = optionsOf(query);
    const email = normalizeEmail(body.email) ?? '';
    const asked = { email, password: body.currentPassword, address, language, dryRun };
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
  async ask(
    @CurrentUser() login: Login,
    @Sent(dryRunIn) [dryRun]: [boolean],
    @ReaderLanguage() language: Language,
  ): Promise<void> {
    orThrow(await this.accounts.askForConfirmation(login, { language, dryRun }));
  }
}
