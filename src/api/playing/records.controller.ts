/**
 * `/v1/campaigns/{id}/ledger`, `…/events` and `…/events/stream`: what happened to my account (SUP-9), and
 * what I was told.
 */
import { Get, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { Access } from '../../application/campaigns/reader';
import type { FastifyReply } from 'fastify';
import { Records } from '../../application/campaigns/feeds/records';
import type { AuthenticatedRequest } from '../auth/current-user';
import { MemberAccess } from './member-access';
import { EventStreams } from './event-streams';
import { lastEventId, LAST_EVENT_ID } from '../streams/last-event-id';
import type { Language } from '../../kernel';
import type { Audience } from '../../rules';
import { CampaignController } from './entry/campaign-controller';
import { Asked, AskedTogether, Member, Viewer } from './entry/parameters';
import { Words } from '../http/words';
import { type PageAsked, type Query, type Read, understood } from './read';
import { eventWording, ledgerWording, sayTo } from './wording';
import { page, ref } from '../http/openapi/schema';
import { AFTER, AFTER_EVENT, AS, LIMIT } from './parameters';
import { EVENT_STREAM } from './schemas/event-stream';

const MAX_SEQ = 1e15;

type ForceEyes = Extract<Audience, { readonly kind: 'force' }>;

const fightsOrIsOver = ({ audience, campaign }: Access): boolean =>
  audience.kind !== 'observer' || campaign.state.campaign.status === 'finished';

interface StreamAsked {
  readonly as: string | null;
  readonly after: number | null;
}

const askedOfStream = (query: Query): StreamAsked => ({
  as: query.as(),
  after: query.integer('after', 0, MAX_SEQ),
});

@CampaignController('playing')
export class RecordsController {
  constructor(
    private readonly records: Records,
    private readonly members: MemberAccess,
    private readonly streams: EventStreams,
  ) {}

  @Get('ledger')
  @ApiOperation({ operationId: 'getLedger', summary: 'Every change of my account, with its cause' })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiQuery(AS)
  @ApiOkResponse({ schema: page(ref('LedgerEntry')) })
  async ledger(
    @Member('anyone', fightsOrIsOver) me: Access,
    @Viewer('force') { force }: ForceEyes,
    @Asked((query) => query.pageByNumber(MAX_SEQ)) { after, limit }: PageAsked<number>,
    @Words() language: Language,
  ) {
    const { items, next } = await this.records.ledger(me.id, force, after, limit);
    return { items: items.map((entry) => ledgerWording(entry, language)), next };
  }

  @Get('events')
  @ApiOperation({ operationId: 'getEvents', summary: 'What I was told, in order, without gaps' })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiQuery(AS)
  @ApiOkResponse({ schema: page(ref('Event')) })
  async events(
    @Member() me: Access,
    @Viewer() eyes: Audience,
    @Asked((query) => query.pageByNumber(MAX_SEQ)) { after, limit }: PageAsked<number>,
    @Words() language: Language,
  ) {
    const { items, next } = await this.records.events(me.id, eyes, after, limit);
    const say = sayTo(language, eyes, me.campaign);
    return { items: items.map((event) => eventWording(event, say)), next };
  }

  @Get('events/stream')
  @ApiOperation({
    operationId: 'streamEvents',
    summary: 'The same as server-sent events; resumes by Last-Event-ID',
  })
  @ApiQuery(AFTER_EVENT)
  @ApiQuery(AS)
  @ApiHeader(LAST_EVENT_ID)
  @ApiOkResponse({ description: 'Frames until it ends.', content: { 'text/event-stream': EVENT_STREAM } })
  stream(
    @Member() me: Access,
    @AskedTogether(askedOfStream) asked: Read<StreamAsked>,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): void {
    const last = lastEventId(request);
    const [{ as, after }] = understood(asked, last);
    this.streams.open(request, reply, me, this.members.audience(me, as), last.value ?? after ?? 0);
  }
}
