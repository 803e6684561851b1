/** `/v1/catalog/refits`: what a refit would take, give and cost (REP-4). Public; nothing is kept. */
import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CheckRefit, type RefitAnswer } from '../../application/catalog/check-refit';
import { Public } from '../auth/access';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problem';
import { EmptyBody } from '../http/shape-pipe';

@ApiTags('catalog')
@Public()
@Controller('v1/catalog/refits')
export class RefitsController {
  constructor(private readonly refits: CheckRefit) {}

  @Post('check')
  @HttpCode(200)
  @ApiOperation({ operationId: 'checkRefit', summary: 'Whether a mech may become another design, and what that takes, gives and costs (REP-4)' })
  @ApiBody({ schema: ref('RefitQuestion') })
  @ApiOkResponse({ schema: ref('RefitPlan') })
  check(@Body() body: unknown, @Query() _query: EmptyBody): RefitAnswer {
    return orThrow(this.refits.check(body));
  }
}
