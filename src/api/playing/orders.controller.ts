/** `/v1/campaigns/{id}/orders` and `…/ready`: the order sheet of the open phase (ROUND-2, ROUND-6), and that one is done with it (ROUND-3). */
import { Controller, Get, Param, Put, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiQuery, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OrderSheets } from '../../application/campaigns/save-orders';
import { MarkReady } from '../../application/campaigns/mark-ready';
import { SheetReading } from '../../application/gm/sheet-reading';
import type { Access } from '../../application/campaigns/reader';
import { conflict } from '../../application/refusal';
import type { CampaignId, ForceId } from '../../kernel/ids';
import type { AuthenticatedRequest } from '../auth/current-user';
import { sendTagged } from '../http/answers/etag';
import { Limited } from '../limits/limited';
import { orThrow, ProblemError } from '../http/problems/problem';
import { Door } from './door';
import { readBody, readDryRun, readQuery, understood } from './read';
import { sheetWording } from './wording';
import { ref } from '../http/openapi/schema';
import { wordsFor } from '../http/wording';
import { DRY_RUN } from './parameters';

/** How often a sheet is asked for anew when its phase ends meanwhile. */
const TRIES = 5;

@ApiTags('playing')
@ApiBearerAuth()
@Controller('v1/campaigns/:id')
export class OrdersController {
  constructor(
    private readonly sheets: OrderSheets,
    private readonly markReady: MarkReady,
    private readonly sheetReading: SheetReading,
    private readonly door: Door,
  ) {}

  @Get('orders')
  @ApiOperation({
    operationId: 'getOrders',
    summary: 'My order sheet of the open phase',
    description: 'A game master who reads a force’s sheet while its phase is open is known to have read it: `sheet-read`, once a phase.',
  })
  @ApiQuery({ name: 'as', required: false, type: String, description: 'Force whose sheet is read (GM)' })
  @ApiOkResponse({ schema: ref('OrderSheet') })
  async read(@Param('id') id: string, @Req() request: AuthenticatedRequest, @Res() reply: FastifyReply): Promise<void> {
    const first = await this.door.enter(request, id, 'fighter');
    const [as] = understood(readQuery(request, (query) => query.as()));
    const { access, force } = await this.#told(request, first, as);
    const answer = await this.sheets.read(access, force, {
      wording: sheetWording(wordsFor(request, reply)),
      session: request.user.session,
    });
    sendTagged(request, reply, answer.body, answer.etag);
  }

  @Put('orders')
  @Limited('order-sheets')
  @ApiOperation({ operationId: 'putOrders', summary: 'Replace my order sheet of the open phase' })
  @ApiBody({ schema: ref('OrdersBody') })
  @ApiQuery(DRY_RUN)
  @ApiHeader({ name: 'If-Match', required: false })
  @ApiOkResponse({ schema: ref('OrderSheet') })
  @ApiUnprocessableEntityResponse({
    description: 'Every violation, beside what the orders that stand would cost. Nothing is saved',
    content: { 'application/problem+json': { schema: ref('OrdersProblem') } },
  })
  async save(@Param('id') id: string, @Req() request: AuthenticatedRequest, @Res() reply: FastifyReply): Promise<void> {
    // Role before shape: only when the query is wrong, the role has not been asked for yet.
    const dryRun = request.url.includes('?') ? await this.#dryRun(request, id) : false;
    const saved = await this.sheets.save(id.toLowerCase() as CampaignId, request.user.user, request.body, {
      wording: sheetWording(wordsFor(request, reply)),
      session: request.user.session,
      ifMatch: request.headers['if-match'] ?? null,
      dryRun,
    });
    if (!saved.ok && saved.error.kind === 'not-found') await this.door.enter(request, id, 'player');
    const { body, etag } = orThrow(saved);
    reply.header('etag', etag).header('cache-control', 'private, no-cache').header('content-type', 'application/json; charset=utf-8').send(body);
  }

  @Put('ready')
  @ApiOperation({ operationId: 'putReady', summary: 'Say that I am done with this phase, or take it back' })
  @ApiBody({ schema: ref('ReadyBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('Ready') })
  async ready(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<{ readonly ready: boolean }> {
    const access = await this.door.enter(request, id, 'player');
    const [dryRun, ready] = understood(
      readDryRun(request),
      readBody(request, (body) => {
        const value = body.raw('ready');
        if (typeof value !== 'boolean') body.refuse('ready', 'shape/not-a-boolean');
        return value === true;
      }),
    );
    return orThrow(await this.markReady.run({ ...this.door.call(request, access, dryRun), claim: null }, ready, access.campaign.state.campaign));
  }

  /** Everybody knows that the sheet of this moment is read, where it is somebody else's who does. */
  async #told(request: AuthenticatedRequest, first: Access, as: string | null): Promise<{ readonly access: Access; readonly force: ForceId }> {
    let access = first;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const force = this.door.force(access, as);
      if (orThrow(await this.sheetReading.tell(access, force))) return { access, force };
      access = await this.door.enter(request, first.id, 'fighter');
    }
    throw new ProblemError(conflict('request/busy'));
  }

  async #dryRun(request: AuthenticatedRequest, id: string): Promise<boolean> {
    const read = readDryRun(request);
    if (!read.ok) await this.door.enter(request, id, 'player');
    const [dryRun] = understood(read);
    return dryRun;
  }
}
