/** `/v1/matches/{match}`: orders, what is told of them, and giving up (MAT-3). */
import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Login } from '../../application/accounts/model';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import { DraftOrder } from '../../application/matches/orders/draft-order';
import { KeepPlaying } from '../../application/matches/bots/keep-playing';
import { Resign, type Resigned } from '../../application/matches/orders/resign';
import { type Eyes, SeeMatch } from '../../application/matches/see-match';
import { type Ordered, SendOrder } from '../../application/matches/orders/send-order';
import { speak, SYSTEMS } from '../../games';
import type { Language } from '../../kernel';
import { type AuthenticatedRequest, CurrentUser } from '../auth/current-user';
import { IdempotencyKey } from '../http/idempotency-key';
import { choice, object, page, ref, text } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { Words } from '../http/words';
import { InQuery } from '../playing/in-query';
import { AFTER_EVENT, DRY_RUN, LIMIT } from '../playing/parameters';
import { type PageAsked, type Query, readQuery, understood } from '../playing/read';
import { Sent } from '../playing/sent';
import { lastEventId, LAST_EVENT_ID } from '../streams/last-event-id';
import { MatchStreams } from './match-streams';
import { SEAT, WATCH } from './parameters';
import { eyesIn, readSending, seatCommand, type SeatCommand, type SentOrder } from './read';
import { MATCH_STREAM } from './schemas/stream';
import { draftShape } from './shapes';

const MAX_SEQ = 1e15;
const NO_SEAT = { description: 'There is no such match, or I have no seat in it, or not this one.' };

const NOT_MINE = { description: 'There is no such match for me, or the seat is not mine.' };

type EventsAsked = PageAsked<number> & { readonly eyes: Eyes };

const eventsAsked = (query: Query): EventsAsked => ({
  eyes: eyesIn(query),
  ...query.pageByNumber(Number.MAX_SAFE_INTEGER),
});

const spokenTo = ({ seat, seq, told, system, version }: Ordered, language: Language) => {
  const texts = SYSTEMS.find(system, version)?.texts ?? {};
  return { seat, seq, told: speak(texts, language, told) };
};

@ApiTags('matches')
@ApiBearerAuth()
@Controller('v1/matches/:match')
export class MatchOrdersController {
  constructor(
    private readonly send: SendOrder,
    private readonly draft: DraftOrder,
    private readonly resigning: Resign,
    private readonly see: SeeMatch,
    private readonly bots: KeepPlaying,
    private readonly streams: MatchStreams,
  ) {}

  @Post('orders')
  @HttpCode(200)
  @ApiOperation({ operationId: 'sendMatchOrder', summary: 'Send an order, or try it' })
  @ApiBody({ schema: ref('MatchSending') })
  @ApiQuery(SEAT)
  @ApiQuery({ ...DRY_RUN, description: 'Answers a `MatchDraft`: the order made legal; nothing changes' })
  @ApiOkResponse({ schema: { oneOf: [ref('MatchOrdered'), ref('MatchDraft')] } })
  @ApiNotFoundResponse(NO_SEAT)
  @ApiConflictResponse({
    description: 'The decision is gone, or its offers have changed: read the view again.',
  })
  @ApiUnprocessableEntityResponse({ description: 'It is not what is on offer; every reason is named.' })
  async order(
    @CurrentUser() { user }: Login,
    @Param('match') id: string,
    @Words() language: Language,
    @Sent(seatCommand, readSending) [{ seat, dryRun }, sent]: [SeatCommand, SentOrder],
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ) {
    if (dryRun) {
      const { system, draft } = orThrow(await this.draft.run(user, id, { seat, ...sent }));
      return draftShape(system, draft, language);
    }
    const done = orThrow(await this.send.run(user, id, { seat, ...sent }, { dryRun, idempotency }));
    if (done.isDue) this.bots.nudge(id);
    return spokenTo(done, language);
  }

  @Get('events')
  @ApiOperation({ operationId: 'listMatchEvents', summary: 'What my seat was told, in order' })
  @ApiQuery(SEAT)
  @ApiQuery(WATCH)
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER_EVENT)
  @ApiOkResponse({ schema: page(ref('MatchEvent')) })
  @ApiNotFoundResponse(NOT_MINE)
  async events(
    @CurrentUser() { user }: Login,
    @Param('match') id: string,
    @Words() language: Language,
    @InQuery(eventsAsked) asked: EventsAsked,
  ) {
    const { system, told } = orThrow(await this.see.told(user, id, asked));
    const page = told.slice(0, asked.limit);
    const next = told.length > page.length ? String(page.at(-1)?.seq) : null;
    return { items: speak(system.texts, language, page), next };
  }

  @Get('events/stream')
  @ApiOperation({
    operationId: 'streamMatchEvents',
    summary: 'The same as server-sent events; resumes by Last-Event-ID',
  })
  @ApiQuery(SEAT)
  @ApiQuery(WATCH)
  @ApiQuery(AFTER_EVENT)
  @ApiHeader(LAST_EVENT_ID)
  @ApiOkResponse({
    description: 'Frames until it ends.',
    content: { 'text/event-stream': MATCH_STREAM },
  })
  @ApiNotFoundResponse(NOT_MINE)
  async stream(
    @CurrentUser() { user }: Login,
    @Param('match') id: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [{ eyes, after }, last] = understood(
      readQuery(request, (query) => ({ eyes: eyesIn(query), after: query.integer('after', 0, MAX_SEQ) })),
      lastEventId(request),
    );
    const seen = orThrow(await this.see.one(user, id, eyes));
    this.streams.open(request, reply, seen, { after: last ?? after ?? 0, watch: eyes.watch });
  }

  @Post('resign')
  @HttpCode(200)
  @ApiOperation({ operationId: 'resignMatch', summary: 'Give up' })
  @ApiQuery(SEAT)
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: object({ seat: text, state: choice('running', 'over') }) })
  @ApiNotFoundResponse(NO_SEAT)
  @ApiConflictResponse({ description: 'It does not run, or I have given up already.' })
  async resign(
    @CurrentUser() { user }: Login,
    @Param('match') id: string,
    @Sent(seatCommand) [{ seat, dryRun }]: [SeatCommand, null],
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Resigned> {
    const done = orThrow(await this.resigning.run(user, id, seat, { dryRun, idempotency }));
    if (!dryRun) this.bots.nudge(id);
    return done;
  }
}
