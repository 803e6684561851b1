/** `/health/live` says that the process runs, `/health/ready` that it can do its work. */
import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access';
import { Readiness } from '../../application/health/readiness';

interface Health {
  readonly status: 'ok';
}

const schema = { type: 'object', required: ['status'], properties: { status: { type: 'string', enum: ['ok'] } } };

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
  @ApiServiceUnavailableResponse({ description: 'A part that it needs does not answer.' })
  async ready(): Promise<Health> {
    const missing = await this.readiness.missing();
    if (missing.length > 0) throw new ServiceUnavailableException(`not answering: ${missing.join(', ')}`);
    return { status: 'ok' };
  }
}
