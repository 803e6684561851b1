/**
 * `/v1/catalog/refits`: what a refit would take, give and cost (REP-4). Public, and for the members of a
 * campaign also of its designs; nothing is kept.
 */
import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Asker } from '../../application/catalog/scope';
import { CheckRefit, type RefitAnswer } from '../../application/catalog/check-refit';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { ScopeQuery } from './queries';
import { AskedFrom, Scoped } from './scoped';

@ApiTags('catalog')
@Controller('v1/catalog/refits')
export class RefitsController {
  constructor(private readonly refits: CheckRefit) {}

  @Post('check')
  @HttpCode(200)
  @Scoped()
  @ApiOperation({
    operationId: 'checkRefit',
    summary: 'Whether a mech may become another design, and what that takes, gives and costs (REP-4)',
  })
  @ApiBody({ schema: ref('RefitQuestion') })
  @ApiOkResponse({ schema: ref('RefitPlan') })
  @ApiNotFoundResponse({ description: 'There is no such campaign.' })
  async check(
    @Body() body: unknown,
    @Query() _query: ScopeQuery,
    @AskedFrom() asker: Asker | null,
  ): Promise<RefitAnswer> {
    return orThrow(await this.refits.check(body, asker));
  }
}
