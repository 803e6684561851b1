/** A game master makes a reset link for a member of his campaign who lost his password. */
import { Body, Controller, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Accounts } from '../../application/accounts/accounts';
import type { Login } from '../../application/accounts/model';
import { ForMembers } from '../campaigns/access/membership.guard';
import { KeepsNoAnswer } from '../http/idempotency-key';
import { EmptyBody } from '../http/shape-pipe';
import { orThrow } from '../http/problem';
import { ResetLinkAnswer, resetLinkAnswer } from './answers';
import { CurrentUser } from './current-user';
import { PublicUrl } from './public-url';

@ApiTags('auth')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/members/:userId')
export class MemberResetLinkController {
  constructor(
    private readonly accounts: Accounts,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Post('reset-link')
  // Membership and role come before the body's form.
  @ForMembers('gm')
  @KeepsNoAnswer()
  @ApiOperation({ operationId: 'createMemberResetLink', summary: 'A one-time link for a member who lost his password (GM)' })
  @ApiCreatedResponse({ type: ResetLinkAnswer })
  async create(
    @CurrentUser() login: Login,
    @Param('id') campaign: string,
    @Param('userId') member: string,
    @Body() _body: EmptyBody,
    @Query() _query: EmptyBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResetLinkAnswer> {
    reply.header('cache-control', 'no-store');
    return resetLinkAnswer(orThrow(await this.accounts.createResetLinkForMember(login.user, campaign, member)), this.publicUrl.value);
  }
}
