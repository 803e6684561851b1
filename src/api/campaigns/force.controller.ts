/**
 * `/v1/campaigns/:id/force`: a player's force as a draft, until they hand it in. Nobody but the game master
 * sees another's.
 */
import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import { CampaignSetup } from '../../application/setup/campaign-setup';
import type { ForceShape } from '../../application/setup/force/present-force';
import type { Membership } from '../../application/setup/membership';
import { sendTagged } from '../http/answers/etag';
import { Optional, TextField } from '../http/fields';
import { IdempotencyKey } from '../http/idempotency-key';
import { languageOf } from '../http/language';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { withMessage } from '../http/wording';
import { ForMembers, Member } from './access/membership.guard';
import { CommandQuery, optionsOf } from './command-query';
import { STARTED } from './started';
import { ifMatch, sendChanged } from './tagged';

class ForceQuery {
  @ApiPropertyOptional({ type: String, description: 'The force that the game master looks at' })
  @Optional()
  @TextField(1, 100)
  readonly as?: string;
}

/** The force with its violations in the words of the client's language. */
const worded = (request: FastifyRequest) => (force: ForceShape) => {
  const language = languageOf(request.headers['accept-language']);
  return {
    ...force,
    violations: force.violations.map(withMessage(language)),
  };
};

@ApiTags('campaigns')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/force')
export class ForceController {
  constructor(private readonly setup: CampaignSetup) {}

  @Get()
  @ForMembers('player', 'gm')
  @ApiOperation({
    operationId: 'getForce',
    summary: 'My force as a draft, with BV spent and every violation',
  })
  @ApiOkResponse({ schema: ref('Force') })
  async see(
    @Member() member: Membership,
    @Query() query: ForceQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const force = orThrow(await this.setup.seeForce(member, query.as ?? null));
    reply.header('vary', 'accept-language');
    sendTagged(request, reply, JSON.stringify(worded(request)(force)));
  }

  @Put()
  @ForMembers('player')
  @ApiOperation({
    operationId: 'putForce',
    summary: 'Save my force as a draft, legal or not; takes back what was handed in',
  })
  @ApiBody({ schema: ref('ForceDraft') })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The tag of what was last seen: 412 when it has changed since',
  })
  @ApiOkResponse({ schema: ref('Force') })
  @ApiConflictResponse(STARTED)
  async put(
    @Member() member: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const shown = worded(request);
    const force = await this.setup.putForce(
      member.campaign,
      member.user,
      body,
      ifMatch(request, shown),
      optionsOf(query),
    );
    sendChanged(reply.header('vary', 'accept-language'), shown(orThrow(force)));
  }

  @Post('submit')
  @HttpCode(200)
  @ForMembers('player')
  @ApiOperation({
    operationId: 'submitForce',
    summary: 'Hand my force in, or hear every violation (SETUP-11)',
  })
  @ApiOkResponse({ schema: ref('Force') })
  @ApiConflictResponse(STARTED)
  async submit(
    @Member() member: Membership,
    @Body() _body: EmptyBody,
    @Query() query: CommandQuery,
    @Req() request: FastifyRequest,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<unknown> {
    return worded(request)(
      orThrow(await this.setup.submitForce(member.campaign, member.user, optionsOf(query, key))),
    );
  }

  @Post('suggest')
  @HttpCode(200)
  @ForMembers('player')
  @ApiOperation({
    operationId: 'suggestForce',
    summary: 'A legal random force by the house list’s weights; saves nothing',
  })
  @ApiBody({ schema: ref('Suggestion'), required: false })
  @ApiOkResponse({ schema: ref('Force') })
  @ApiConflictResponse(STARTED)
  async suggest(
    @Member() member: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @Req() request: FastifyRequest,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<unknown> {
    return worded(request)(
      orThrow(await this.setup.suggestForce(member.campaign, member.user, body, optionsOf(query, key))),
    );
  }
}
