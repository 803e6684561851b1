/**
 * `/v1/engines/{engineId}`: what external engines call themselves, signed with their secret (TAC-8;
 * docs/engines.md).
 */
import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdmitEngine } from '../../application/engines/admit-engine';
import { FetchWork } from '../../application/engines/fetch-work';
import type { Caller } from '../../application/engines/signed-requests';
import { ReportBattle } from '../../application/engines/report-battle';
import type { BattleId } from '../../kernel';
import { parseReport } from '../../rules';
import { Public } from '../auth/access';
import { PublicUrl } from '../auth/public-url';
import { list, object, ref, text } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { rawBodyOf } from '../http/bodies/raw-body';
import { DRY_RUN } from '../playing/parameters';
import { readDryRun, readQuery, understood } from '../playing/read';
import { EngineLimits } from './engine-limits';

const MAX_WAIT = 25;
const MAX_KNOWN = 50;
const ID = 100;
const SIGNATURE = {
  timestamp: 'x-engine-timestamp',
  nonce: 'x-engine-nonce',
  signature: 'x-engine-signature',
} as const;

/** A header that was sent once, and is no longer than any that is meant. */
const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value.length <= ID ? value : null;
};

/** How long a caller waits for work, in seconds, and what it has already. */
const askedFor = (request: FastifyRequest) =>
  readQuery(request, (query) => ({
    wait: query.integer('wait', 0, MAX_WAIT) ?? 0,
    known: query.texts('known', ID, MAX_KNOWN) ?? [],
  }));

const schemasBelow = (url: string) => ({
  setup: `${url}/battle-setup.json`,
  report: `${url}/battle-report.json`,
});

@ApiTags('engines')
@Public()
@ApiHeader({ name: 'X-Engine-Timestamp', required: true, schema: text, description: 'Seconds since 1970' })
@ApiHeader({
  name: 'X-Engine-Nonce',
  required: true,
  schema: text,
  description: '16 to 64 of A–Z a–z 0–9 _ -, never sent before',
})
@ApiHeader({
  name: 'X-Engine-Signature',
  required: true,
  schema: text,
  description: 'v1= and the HMAC-SHA256, as docs/engines.md says',
})
@Controller('v1/engines/:engineId')
export class EngineWorkController {
  constructor(
    private readonly admitEngine: AdmitEngine,
    private readonly fetchWork: FetchWork,
    private readonly reportBattle: ReportBattle,
    private readonly limits: EngineLimits,
    private readonly publicUrl: PublicUrl,
  ) {}

  @Get('work')
  @ApiOperation({
    operationId: 'fetchEngineWork',
    summary: 'The battles that this engine is to fight; waits for one (signed)',
  })
  @ApiQuery({
    name: 'wait',
    required: false,
    schema: { type: 'integer', minimum: 0, maximum: MAX_WAIT },
    description: 'Seconds to wait at most',
  })
  @ApiQuery({
    name: 'known',
    required: false,
    schema: list(text, { maxItems: MAX_KNOWN }),
    description: 'Battles that it has already, once each',
  })
  @ApiOkResponse({
    schema: object({ items: list(ref('EngineWork')), schemas: object({ setup: text, report: text }) }),
  })
  async work(
    @Param('engineId') engine: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const caller = await this.#admitted(request, engine);
    const [{ wait, known }] = understood(askedFor(request));
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const fetch = () => this.fetchWork.run(caller, known, wait * 1_000, gone.signal);
    const items = orThrow(await (wait === 0 ? fetch() : this.limits.poll(engine, fetch)));
    return { items, schemas: schemasBelow(`${this.publicUrl.value}/v1/schemas`) };
  }

  @Post('battles/:battleId/report')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'reportEngineBattle',
    summary: 'Report a battle that this engine has fought (signed)',
  })
  @ApiBody({ schema: ref('BattleReport') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('EngineAnswer') })
  async report(
    @Param('engineId') engine: string,
    @Param('battleId') battle: string,
    @Req() request: FastifyRequest,
  ): Promise<unknown> {
    const caller = await this.#admitted(request, engine);
    const [dryRun, body] = understood(readDryRun(request), parseReport(request.body));
    return orThrow(await this.reportBattle.run(caller, battle as BattleId, body, dryRun));
  }

  async #admitted(request: FastifyRequest, engine: string): Promise<Caller> {
    this.limits.knock(request.ip, engine);
    const admitted = await this.admitEngine.run({
      engine,
      method: request.method,
      target: request.raw.url ?? '',
      body: rawBodyOf(request),
      timestamp: headerOf(request, SIGNATURE.timestamp),
      nonce: headerOf(request, SIGNATURE.nonce),
      signature: headerOf(request, SIGNATURE.signature),
    });
    if (!admitted.ok) this.limits.failed(request.ip);
    const caller = orThrow(admitted);
    this.limits.called(caller.engine);
    return caller;
  }
}
