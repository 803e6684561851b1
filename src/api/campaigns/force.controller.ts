/**
 * `/v1/campaigns/:id/force`: a player's force as a draft, until they hand it in. Nobody but the game master
 * sees another's.
 */
import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
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
import type { Language } from '../../kernel';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import type { Precondition } from '../../application/setup/guards';
import { CampaignSetup } from '../../application/setup/campaign-setup';
import type { ForceShape } from '../../application/setup/force/present-force';
import type { Membership } from '../../application/setup/membership';
import { WithETag, WithNewETag } from '../http/answers/with-etag';
import { AsLastSeen } from '../http/as-last-seen';
import { Optional, TextField } from '../http/fields';
import { IdempotencyKey } from '../http/idempotency-key';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { withMessage } from '../http/wording';
import { Words } from '../http/words';
import { ForMembers, Member } from './access/membership.guard';
import { CommandQuery, optionsOf } from './command-query';
import { STARTED } from './started';

class ForceQuery {
  @ApiPropertyOptional({ type: String, description: 'The force that the game master looks at' })
  @Optional()
  @TextField(1, 100)
  readonly as?: string;
}

/** The force with its violations in the words of the client's language. */
const worded = (language: Language) => (force: ForceShape) => ({
  ...force,
  violations: force.violations.map(withMessage(language)),
});

@ApiTags('campaigns')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/force')
export class ForceController {
  constructor(private readonly setup: CampaignSetup) {}

  @Get()
  @WithETag()
  @ForMembers('player', 'gm')
  @ApiOperation({
    operationId: 'getForce',
    summary: 'My force as a draft, with BV spent and every violation',
  })
  @ApiOkResponse({ schema: ref('Force') })
  async see(@Member() member: Membership, @Query() query: ForceQuery, @Words() language: Language) {
    return worded(language)(orThrow(await this.setup.seeForce(member, query.as ?? null)));
  }

  @Put()
  @WithNewETag()
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
    @Member() { campaign, user }: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @AsLastSeen() asLastSeen: Precondition,
    @Words() language: Language,
  ) {
    const shown = worded(language);
    const precondition: Precondition = (force) => asLastSeen(shown(force as ForceShape));
    return shown(orThrow(await this.setup.putForce(campaign, user, body, precondition, optionsOf(query))));
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
    @Words() language: Language,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<unknown> {
    return worded(language)(
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
    @Words() language: Language,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<unknown> {
    return worded(language)(
      orThrow(await this.setup.suggestForce(member.campaign, member.user, body, optionsOf(query, key))),
    );
  }
}
