/**
 * `/v1/campaigns/{id}/orders` and `…/ready`: the order sheet of the open phase (ROUND-2, ROUND-6), and that
 * one is done with it (ROUND-3).
 */
import { Get, Param, Put, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { CommandCall } from '../../application/campaigns/command';
import type { FastifyReply } from 'fastify';
import { ReadOrders } from '../../application/campaigns/sheets/read-orders';
import { SaveOrders } from '../../application/campaigns/sheets/save-orders';
import { MarkReady } from '../../application/campaigns/mark-ready';
import { SheetReading } from '../../application/gm/sheet-reading';
import type { Access } from '../../application/campaigns/reader';
import { conflict } from '../../application/refusal';
import { type CampaignId, err, type ForceId } from '../../kernel';
import type { AuthenticatedRequest } from '../auth/current-user';
import { sendTagged, sendWithTag } from '../http/answers/etag';
import { Limited } from '../limits/limited';
import { orThrow, ProblemError } from '../http/problems/problem';
import type { Fields } from '../../application/fields';
import { CampaignController } from './entry/campaign-controller';
import { Asked, Command, Input, Member } from './entry/parameters';
import { inBody, readDryRun, understood } from './read';
import { MemberAccess } from './member-access';
import { sheetAnswer, sheetMatches, sheetRefusal } from './sheet-answer';
import { refusedByRules } from '../http/openapi/refusals';
import { ref } from '../http/openapi/schema';
import { wordsFor } from '../http/wording';
import { DRY_RUN } from './parameters';

/** How often a sheet is asked for anew when its phase ends meanwhile. */
const TRIES = 5;

const readReady = (body: Fields): boolean => {
  const value = body.raw('ready');
  if (typeof value !== 'boolean') body.refuse('ready', 'shape/not-a-boolean');
  return value === true;
};

/** The example of a sheet that is refused. */
const refusedOrders = (): object => {
  const problem = refusedByRules();
  const first = { order: 0, cost: null, terms: [], violations: problem.violations ?? [], warnings: [] };
  return { ...problem, preview: [first], warnings: [], balance: null };
};

@CampaignController('playing')
export class OrdersController {
  constructor(
    private readonly readOrders: ReadOrders,
    private readonly saveOrders: SaveOrders,
    private readonly markReady: MarkReady,
    private readonly sheetReading: SheetReading,
    private readonly members: MemberAccess,
  ) {}

  @Get('orders')
  @ApiOperation({
    operationId: 'getOrders',
    summary: 'My order sheet of the open phase',
  })
  @ApiQuery({ name: 'as', required: false, type: String, description: 'Force whose sheet is read (GM)' })
  @ApiOkResponse({ schema: ref('OrderSheet') })
  async read(
    @Member('fighter') me: Access,
    @Asked((query) => query.as()) as: string | null,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { access, force } = await this.#told(request, me, as);
    const shown = await this.readOrders.run(access, force);
    const { body, etag } = sheetAnswer(
      shown,
      wordsFor(request, reply),
      request.user.session,
      this.readOrders.owner(access, force),
    );
    sendTagged(request, reply, body, etag);
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
    content: {
      'application/problem+json': { schema: ref('OrdersProblem'), example: refusedOrders() },
    },
  })
  // By hand: saving asks for the role itself, and the guard would read the campaign once more before every
  // sheet.
  async save(
    @Param('id') id: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const dryRun = request.url.includes('?') && (await this.#dryRun(request, id));
    const language = wordsFor(request, reply);
    const { session, user } = request.user;
    const how = { session, mayReplace: sheetMatches(request.headers['if-match'], language), dryRun };
    const saved = await this.saveOrders.run(id.toLowerCase() as CampaignId, user, request.body, how);
    if (!saved.ok && saved.error.kind === 'not-found') await this.members.enter(request, id, 'player');
    const sheet = orThrow(saved.ok ? saved : err(sheetRefusal(saved.error, language)));
    const { body, etag } = sheetAnswer(sheet, language, session);
    sendWithTag(reply, body, etag);
  }

  @Put('ready')
  @ApiOperation({ operationId: 'putReady', summary: 'Say that I am done with this phase, or take it back' })
  @ApiBody({ schema: ref('ReadyBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('Ready') })
  ready(
    @Member() me: Access,
    @Command('player') call: CommandCall,
    @Input(inBody(readReady)) ready: boolean,
  ) {
    return this.markReady.run(call, ready, me.campaign.state.campaign);
  }

  /** Everybody knows that the sheet of this moment is read, where it is somebody else's who does. */
  async #told(
    request: AuthenticatedRequest,
    first: Access,
    as: string | null,
  ): Promise<{ readonly access: Access; readonly force: ForceId }> {
    let access = first;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const force = this.members.force(access, as);
      if (orThrow(await this.sheetReading.tell(access, force))) return { access, force };
      access = await this.members.enter(request, first.id, 'fighter');
    }
    throw new ProblemError(conflict('request/busy'));
  }

  /** Role before shape: only when the query is wrong, the role has not been asked for yet. */
  async #dryRun(request: AuthenticatedRequest, id: string): Promise<boolean> {
    const read = readDryRun(request);
    if (!read.ok) await this.members.enter(request, id, 'player');
    const [dryRun] = understood(read);
    return dryRun;
  }
}
