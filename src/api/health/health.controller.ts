/** `/health/live` says that the process runs, `/health/ready` that it can do its work. */
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access';
import { Readiness } from '../../application/health/readiness';
import { ProblemError } from '../http/problems/problem';
import { notReady } from './not-ready';

interface Health {
  readonly status: 'ok';
}

const schema = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', enum: ['ok'] } },
};

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @ApiOperation({ operationId: 'getLiveness', summary: 'Does the process run?' })
  @ApiOkResponse({ schema })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ operationId: 'getReadiness', summary: 'Can the process do its work?' })
  @ApiOkResponse({ schema })
  @ApiServiceUnavailableResponse({ description: 'It cannot: `cause` says why.' })
  async ready(): Promise<Health> {
    const missing = await this.readiness.missing();
    if (missing !== null) throw new ProblemError(notReady(missing));
    return { status: 'ok' };
  }
}
