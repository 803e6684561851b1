/**
 * `/v1/demo`: the logins and the map of the demo campaign, for strangers, where the operator offers it
 * (DEMO).
 */
import { Controller, Get, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ShowDemo, type DemoShape } from '../../application/demo/show-demo';
import { Public } from '../auth/access';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';

@ApiTags('demo')
@Public()
@Controller('v1/demo')
export class DemoController {
  constructor(private readonly demo: ShowDemo) {}

  @Get()
  @ApiOperation({
    operationId: 'getDemo',
    summary: 'The logins and the map of the demo campaign, if this server offers one',
  })
  @ApiOkResponse({ schema: ref('Demo') })
  @ApiNotFoundResponse({ description: 'This server offers none.' })
  async show(@Query() _query: EmptyBody): Promise<DemoShape> {
    return orThrow(await this.demo.show());
  }
}
