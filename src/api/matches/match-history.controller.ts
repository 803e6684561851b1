/** `/v1/matches/{match}`: sheets of units, drawings, and how it has come about (MAT-3, GAM-7, GAM-11). */
import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Login } from '../../application/accounts/model';
import { SeeHistory } from '../../application/matches/course/see-history';
import { type Eyes, SeeMatch } from '../../application/matches/see-match';
import { NOT_FOUND } from '../../application/refusal';
import type { Language } from '../../kernel';
import { CurrentUser } from '../auth/current-user';
import { AsSvg } from '../http/answers/send-file';
import { WithETag } from '../http/answers/with-etag';
import { ref, text } from '../http/openapi/schema';
import { orThrow, ProblemError } from '../http/problems/problem';
import { EmptyBody } from '../http/shape-pipe';
import { Words } from '../http/words';
import { InQuery } from '../playing/in-query';
import { AFTER } from '../playing/parameters';
import type { PageAsked, Query as QueryFields } from '../playing/read';
import { REPLAY_LIMIT, SEAT, WATCH } from './parameters';
import { eyesIn } from './read';
import { drawing, logLines, logShape, replayJson } from './history-shapes';
import { cardShape } from './shapes';

const NOT_IN_IT = { description: 'There is none, or I have neither a seat in it nor opened it.' };
const MAX_TURN = 1_000_000;
const MAX_LINE = 2_147_483_647;
const MAX_LINES = 100;

interface SceneAsked {
  readonly eyes: Eyes;
  /** Null: the present one. */
  readonly turn: number | null;
  /** Code of a step; null: none. */
  readonly step: string | null;
  /** Whether what was told stands below. */
  readonly log: boolean;
}

const sceneAsked = (query: QueryFields): SceneAsked => ({
  eyes: eyesIn(query),
  turn: query.integer('turn', 1, MAX_TURN),
  step: query.text('step', 100),
  log: query.flag('log'),
});

type PartAsked = PageAsked<number> & { readonly eyes: Eyes };

/** Without a limit all of it: clients of before know no pages. */
const partAsked = (query: QueryFields): PartAsked => ({
  eyes: eyesIn(query),
  after: query.integer('after', 0, MAX_LINE) ?? 0,
  limit: query.integer('limit', 1, MAX_LINES) ?? Number.MAX_SAFE_INTEGER,
});

@ApiTags('matches')
@ApiBearerAuth()
@Controller('v1/matches/:match')
export class MatchHistoryController {
  constructor(
    private readonly see: SeeMatch,
    private readonly history: SeeHistory,
  ) {}

  @Get('cards/:unit')
  @WithETag()
  @ApiOperation({ operationId: 'getMatchCard', summary: 'The sheet of one unit, as my seat knows it' })
  @ApiQuery(SEAT)
  @ApiQuery(WATCH)
  @ApiOkResponse({ schema: ref('MatchCard') })
  @ApiNotFoundResponse({ description: 'I know no such unit, or it has no sheet.' })
  async card(
    @CurrentUser() { user }: Login,
    @Param('match') id: string,
    @Param('unit') unit: string,
    @InQuery(eyesIn) eyes: Eyes,
    @Words() language: Language,
  ) {
    const seen = orThrow(await this.see.one(user, id, eyes));
    const card = cardShape(seen, unit, language);
    if (card === null) throw new ProblemError(NOT_FOUND);
    return card;
  }

  @Get('scene.svg')
  @AsSvg()
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
    @InQuery(sceneAsked) { eyes, log, ...moment }: SceneAsked,
    @Words() language: Language,
  ): Promise<string> {
    const seen = orThrow(await this.history.at(user, id, eyes, moment));
    const turn = moment.turn ?? seen.state.turn;
    const lines = log
      ? logLines(orThrow(await this.history.turn(user, id, eyes, turn)), turn, moment.step, language)
      : [];
    return drawing(seen, language, lines);
  }

  @Get('replay')
  @WithETag()
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
    @InQuery(partAsked) { eyes, ...asked }: PartAsked,
    @Words() language: Language,
  ): Promise<string> {
    const course = orThrow(await this.history.course(user, id, eyes, asked));
    return replayJson(course, language);
  }

  @Get('log')
  @WithETag()
  @ApiOperation({ operationId: 'getMatchLog', summary: 'Setup, seed and all orders of a match that is over' })
  @ApiOkResponse({ schema: ref('MatchLog') })
  @ApiNotFoundResponse(NOT_IN_IT)
  @ApiConflictResponse({ description: 'The match is not over.' })
  async log(@CurrentUser() { user }: Login, @Param('match') id: string, @Query() _query: EmptyBody) {
    return logShape(orThrow(await this.history.log(user, id)));
  }
}
