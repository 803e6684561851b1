/** `/v1/matches/{match}`: sheets of units, drawings, and how it has come about (MAT-3, GAM-7, GAM-11). */
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Login } from '../../application/accounts/model';
import { SeeHistory } from '../../application/matches/course/see-history';
import { SeeMatch } from '../../application/matches/see-match';
import { NOT_FOUND } from '../../application/refusal';
import { CurrentUser } from '../auth/current-user';
import { sendTagged } from '../http/answers/etag';
import { sendSvg } from '../http/answers/send-file';
import { ref, text } from '../http/openapi/schema';
import { orThrow, ProblemError } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { wordsFor } from '../http/wording';
import { readQuery, understood } from '../playing/read';
import { AFTER } from '../playing/parameters';
import { REPLAY_LIMIT, SEAT, WATCH } from './parameters';
import { eyesIn, readEyes } from './read';
import { drawing, logLines, logShape, replayJson } from './history-shapes';
import { cardShape } from './shapes';

const NOT_IN_IT = { description: 'There is none, or I have neither a seat in it nor opened it.' };
const MAX_TURN = 1_000_000;
const MAX_LINE = 2_147_483_647;
const MAX_LINES = 100;

/** By whose eyes, at which moment, and whether what was told stands below. */
const sceneAskedFor = (request: FastifyRequest) =>
  readQuery(request, (query) => ({
    ...{ eyes: eyesIn(query), turn: query.integer('turn', 1, MAX_TURN), step: query.text('step', 100) },
    log: query.flag('log'),
  }));

/** Without a limit all of it: clients of before know no pages. */
const partAskedFor = (request: FastifyRequest) =>
  readQuery(request, (query) => ({
    eyes: eyesIn(query),
    after: query.integer('after', 0, MAX_LINE) ?? 0,
    limit: query.integer('limit', 1, MAX_LINES) ?? Number.MAX_SAFE_INTEGER,
  }));

@ApiTags('matches')
@ApiBearerAuth()
@Controller('v1/matches/:match')
export class MatchHistoryController {
  constructor(
    private readonly see: SeeMatch,
    private readonly history: SeeHistory,
  ) {}

  @Get('cards/:unit')
  @ApiOperation({ operationId: 'getMatchCard', summary: 'The sheet of one unit, as my seat knows it' })
  @ApiQuery(SEAT)
  @ApiQuery(WATCH)
  @ApiOkResponse({ schema: ref('MatchCard') })
  @ApiNotFoundResponse({ description: 'I know no such unit, or it has no sheet.' })
  async card(
    @CurrentUser() { user }: Login,
    @Param('match') id: string,
    @Param('unit') unit: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const seen = orThrow(await this.see.one(user, id, readEyes(request)));
    const card = cardShape(seen, unit, wordsFor(request, reply));
    if (card === null) throw new ProblemError(NOT_FOUND);
    sendTagged(request, reply, JSON.stringify(card));
  }

  @Get('scene.svg')
  @ApiOperation({
    operationId: 'getMatchScene',
    summary: 'The field as a drawing, now or at the end of a step',
  })
  @ApiQuery(SEAT)
  @ApiQuery(WATCH)
  @ApiQuery({ name: 'turn', required: false, schema: { type: 'integer', minimum: 1 } })
  @ApiQuery({ name: 'step', required: false, schema: text, description: 'Code of a step' })
  @ApiQuery({
    name: 'log',
    required: false,
    schema: { type: 'boolean', default: false },
    description: 'Write under it what was told in that turn or step: a page for print',
  })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiNotFoundResponse({ description: 'There is no such match for me, or it has not come to that step.' })
  async scene(
    @CurrentUser() { user }: Login,
    @Param('match') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [{ eyes, log, ...moment }] = understood(sceneAskedFor(request));
    const seen = orThrow(await this.history.at(user, id, eyes, moment));
    const language = wordsFor(request, reply);
    const turn = moment.turn ?? seen.state.turn;
    const lines = log
      ? logLines(orThrow(await this.history.turn(user, id, eyes, turn)), turn, moment.step, language)
      : [];
    sendSvg(request, reply, drawing(seen, language, lines), 'private, no-cache');
  }

  @Get('replay')
  @ApiOperation({ operationId: 'getMatchReplay', summary: 'The course of a match, whole or a part of it' })
  @ApiQuery(SEAT)
  @ApiQuery(WATCH)
  @ApiQuery(REPLAY_LIMIT)
  @ApiQuery(AFTER)
  @ApiOkResponse({ schema: ref('MatchReplay') })
  @ApiNotFoundResponse(NOT_IN_IT)
  async replay(
    @CurrentUser() { user }: Login,
    @Param('match') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [{ eyes, ...asked }] = understood(partAskedFor(request));
    const course = orThrow(await this.history.course(user, id, eyes, asked));
    sendTagged(request, reply, await replayJson(course, wordsFor(request, reply)));
  }

  @Get('log')
  @ApiOperation({ operationId: 'getMatchLog', summary: 'Setup, seed and all orders of a match that is over' })
  @ApiOkResponse({ schema: ref('MatchLog') })
  @ApiNotFoundResponse(NOT_IN_IT)
  @ApiConflictResponse({ description: 'The match is not over.' })
  async log(
    @CurrentUser() { user }: Login,
    @Param('match') id: string,
    @Query() _query: EmptyBody,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendTagged(request, reply, JSON.stringify(logShape(orThrow(await this.history.log(user, id)))));
  }
}
