/** `/v1/matches`: fights on the server: who plays in them, and how they stand (MAT-1, MAT-3). */
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Login } from '../../application/accounts/model';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import { KeepPlaying } from '../../application/matches/bots/keep-playing';
import { ListMatches } from '../../application/matches/list-matches';
import { OpenMatch } from '../../application/matches/opening/open-match';
import { type Eyes, SeeMatch } from '../../application/matches/see-match';
import { type Shared, ShareMatch } from '../../application/matches/share-match';
import { type Taken, TakeSeat } from '../../application/matches/opening/take-seat';
import { WithdrawMatch } from '../../application/matches/opening/withdraw-match';
import type { Language } from '../../kernel';
import { CurrentUser } from '../auth/current-user';
import { CommandQuery, optionsOf } from '../campaigns/command-query';
import { WithETag } from '../http/answers/with-etag';
import { IdempotencyKey } from '../http/idempotency-key';
import { object, page, ref, text, uuid } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { Words } from '../http/words';
import { InQuery } from '../playing/in-query';
import { AFTER, LIMIT } from '../playing/parameters';
import { type PageAsked, understood } from '../playing/read';
import { SEAT, WATCH } from './parameters';
import { eyesIn, readCode, readShared } from './read';
import { boardShape, matchLine, matchShape, viewShape } from './shapes';

const NOT_IN_IT = { description: 'There is none, or I have neither a seat in it nor opened it.' };

@ApiTags('matches')
@ApiBearerAuth()
@Controller('v1/matches')
export class MatchesController {
  constructor(
    private readonly open: OpenMatch,
    private readonly take: TakeSeat,
    private readonly withdraw: WithdrawMatch,
    private readonly see: SeeMatch,
    private readonly listMatches: ListMatches,
    private readonly share: ShareMatch,
    private readonly bots: KeepPlaying,
  ) {}

  @Post()
  @ApiOperation({ operationId: 'openMatch', summary: 'Open a match' })
  @ApiBody({ schema: ref('NewMatch') })
  @ApiCreatedResponse({ schema: object({ id: uuid }) })
  @ApiUnprocessableEntityResponse({ description: 'No such system or scenario, or the setup is wrong.' })
  async post(
    @CurrentUser() { user }: Login,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<{ readonly id: string }> {
    const options = optionsOf(query, key);
    const opened = orThrow(await this.open.run(user, body, options));
    if (!options.dryRun) this.bots.nudge(opened.id);
    return opened;
  }

  @Post(':match/seats/:seat')
  @HttpCode(200)
  @ApiOperation({ operationId: 'takeMatchSeat', summary: 'Take an open seat of a match by its code' })
  @ApiBody({ schema: ref('MatchCode') })
  @ApiOkResponse({ schema: object({ id: uuid, seat: text }) })
  @ApiNotFoundResponse({ description: 'There is no such seat, it is taken, or this is not its code.' })
  async seat(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Param('seat') seat: string,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @IdempotencyKey() key: IdempotencyClaim | null,
  ): Promise<Taken> {
    const [code] = understood(readCode(body));
    const options = optionsOf(query, key);
    const taken = orThrow(await this.take.run(user, match, { seat, code }, options));
    if (!options.dryRun) this.bots.nudge(match);
    return taken;
  }

  @Get()
  @ApiOperation({
    operationId: 'listMatches',
    summary: 'Matches that I play in or have opened, newest first',
  })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiOkResponse({ schema: page(ref('MatchLine')) })
  async list(
    @CurrentUser() { user }: Login,
    @Words() language: Language,
    @InQuery((query) => query.pageById()) { after, limit }: PageAsked<string | null>,
  ) {
    const { matches, next } = await this.listMatches.run(user, after, limit);
    return { items: matches.map((match) => matchLine(match, user, language)), next };
  }

  @Get(':match')
  @ApiOperation({ operationId: 'getMatch', summary: 'How a match stands' })
  @ApiQuery(SEAT)
  @ApiQuery(WATCH)
  @ApiOkResponse({ schema: ref('Match') })
  @ApiNotFoundResponse(NOT_IN_IT)
  async one(
    @CurrentUser() { user }: Login,
    @Param('match') id: string,
    @InQuery(eyesIn) eyes: Eyes,
    @Words() language: Language,
  ) {
    const seen = orThrow(await this.see.one(user, id, eyes));
    return matchShape(seen, user, language);
  }

  @Delete(':match')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'withdrawMatch',
    summary: 'Withdraw a match that waits for players',
    description:
      'Who has opened it makes room for another one. Its codes and its link open nothing any more.',
  })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'There is no such match that I have opened.' })
  @ApiConflictResponse({ description: 'It has begun.' })
  async remove(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Body() _body: EmptyBody,
    @Query() query: CommandQuery,
  ): Promise<void> {
    orThrow(await this.withdraw.run(user, match, optionsOf(query)));
  }

  @Get(':match/view')
  @WithETag()
  @ApiOperation({
    operationId: 'getMatchView',
    summary: 'The match as my seat sees it, with what it can order',
  })
  @ApiQuery(SEAT)
  @ApiQuery(WATCH)
  @ApiOkResponse({ schema: ref('MatchView') })
  @ApiNotFoundResponse(NOT_IN_IT)
  async view(
    @CurrentUser() { user }: Login,
    @Param('match') id: string,
    @InQuery(eyesIn) eyes: Eyes,
    @Words() language: Language,
  ) {
    const seen = orThrow(await this.see.view(user, id, eyes));
    return viewShape(seen, user, language);
  }

  @Get(':match/board')
  @WithETag()
  @ApiOperation({ operationId: 'getMatchBoard', summary: 'The field, without what stands on it' })
  @ApiQuery(SEAT)
  @ApiQuery(WATCH)
  @ApiOkResponse({ schema: ref('MatchBoard') })
  @ApiNotFoundResponse(NOT_IN_IT)
  async board(
    @CurrentUser() { user }: Login,
    @Param('match') id: string,
    @InQuery(eyesIn) eyes: Eyes,
    @Words() language: Language,
  ) {
    const seen = orThrow(await this.see.one(user, id, eyes));
    return boardShape(seen, language);
  }

  @Put(':match/link')
  @ApiOperation({ operationId: 'putMatchLink', summary: 'Let others watch by a link, or not any more' })
  @ApiBody({ schema: ref('MatchShared') })
  @ApiOkResponse({ schema: ref('MatchLink') })
  @ApiNotFoundResponse({ description: 'There is no such match that I have opened.' })
  async link(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Body() body: unknown,
    @Query() query: CommandQuery,
  ): Promise<Shared> {
    const [isOpen] = understood(readShared(body));
    return orThrow(await this.share.run(user, match, isOpen, optionsOf(query)));
  }
}
