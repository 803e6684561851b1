/** `/v1/matches/{match}/gm`: what the game master does in the match of a battle (MAT-2, MAT-8). */
import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Login } from '../../application/accounts/model';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import { GmEndMatch } from '../../application/matches/gm/end-match';
import { GmPauseMatch } from '../../application/matches/gm/pause-match';
import { GmPutBot } from '../../application/matches/gm/put-bot';
import { GmResumeMatch } from '../../application/matches/gm/resume-match';
import { GmRewindMatch } from '../../application/matches/gm/rewind-match';
import { GmSetDeadline } from '../../application/matches/gm/set-deadline';
import { GmSettleMatch } from '../../application/matches/gm/settle-match';
import type { Acted, GmWish } from '../../application/matches/gm-right';
import { KeepPlaying } from '../../application/matches/bots/keep-playing';
import type { Refusal } from '../../application/refusal';
import type { CommandOptions } from '../../application/setup/setup-transaction';
import type { Result } from '../../kernel';
import { CurrentUser } from '../auth/current-user';
import { IdempotencyKey } from '../http/idempotency-key';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { DRY_RUN } from '../playing/parameters';
import { inBody, readQuery, readReason, understood } from '../playing/read';
import { readGmBot, readGmDeadline, readGmRewind } from './read';

const readDry = (request: FastifyRequest) =>
  readQuery(request, (query) => ({ dryRun: query.flag('dryRun') }));
const readWhy = inBody(readReason);

@ApiTags('matches')
@ApiBearerAuth()
@ApiQuery(DRY_RUN)
@ApiForbiddenResponse({ description: 'I see the match and am not the game master of its campaign.' })
@ApiNotFoundResponse({ description: 'There is none, or I may not see it.' })
@ApiConflictResponse({ description: 'It does not run.' })
@Controller('v1/matches/:match/gm')
export class MatchGmController {
  constructor(
    private readonly endMatch: GmEndMatch,
    private readonly pauseMatch: GmPauseMatch,
    private readonly putBot: GmPutBot,
    private readonly resumeMatch: GmResumeMatch,
    private readonly rewindMatch: GmRewindMatch,
    private readonly setDeadline: GmSetDeadline,
    private readonly settleMatch: GmSettleMatch,
    private readonly bots: KeepPlaying,
  ) {}

  @Post('bot')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmPutMatchBot', summary: 'Give a seat to a bot, or back (GM)' })
  @ApiBody({ schema: ref('MatchGmBot') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  @ApiUnprocessableEntityResponse({ description: 'There is no such seat, or nobody to give it back to.' })
  async bot(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Req() request: FastifyRequest,
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    const [{ dryRun }, { reason, ...seat }] = understood(readDry(request), readGmBot(request.body));
    const wish = { user, match, reason };
    return this.#after(match, dryRun, orThrow(await this.putBot.run(wish, seat, { dryRun, idempotency })));
  }

  @Post('settle')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmSettleMatch', summary: 'Let bots play the match to its end (GM)' })
  @ApiBody({ schema: ref('ReasonBody') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  async settle(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Req() request: FastifyRequest,
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    return this.#because(request, { user, match }, idempotency, (wish, options) =>
      this.settleMatch.run(wish, options),
    );
  }

  @Post('end')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmEndMatch', summary: 'End the match as the field stands (GM)' })
  @ApiBody({ schema: ref('ReasonBody') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  async end(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Req() request: FastifyRequest,
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    return this.#because(request, { user, match }, idempotency, (wish, options) =>
      this.endMatch.run(wish, options),
    );
  }

  @Post('pause')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmPauseMatch', summary: 'Pause the match (GM)' })
  @ApiBody({ schema: ref('ReasonBody') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  async pause(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Req() request: FastifyRequest,
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    return this.#because(request, { user, match }, idempotency, (wish, options) =>
      this.pauseMatch.run(wish, options),
    );
  }

  @Post('resume')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmResumeMatch', summary: 'Let the match go on (GM)' })
  @ApiBody({ schema: ref('ReasonBody') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  async resume(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Req() request: FastifyRequest,
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    return this.#because(request, { user, match }, idempotency, (wish, options) =>
      this.resumeMatch.run(wish, options),
    );
  }

  @Post('deadline')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmSetMatchDeadline', summary: 'Set the time from which bots play on (GM)' })
  @ApiBody({ schema: ref('MatchGmDeadline') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  @ApiUnprocessableEntityResponse({ description: 'The time has passed.' })
  async deadline(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Req() request: FastifyRequest,
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    const [{ dryRun }, { at, reason }] = understood(readDry(request), readGmDeadline(request.body));
    const done = await this.setDeadline.run({ user, match, reason }, at, { dryRun, idempotency });
    return this.#after(match, dryRun, orThrow(done));
  }

  @Post('rewind')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmRewindMatch', summary: 'Go back to the start of a turn (GM)' })
  @ApiBody({ schema: ref('MatchGmRewind') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  @ApiUnprocessableEntityResponse({ description: 'The turn has not begun.' })
  async rewind(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Req() request: FastifyRequest,
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    const [{ dryRun }, { turn, reason }] = understood(readDry(request), readGmRewind(request.body));
    const done = await this.rewindMatch.run({ user, match, reason }, turn, { dryRun, idempotency });
    return this.#after(match, dryRun, orThrow(done));
  }

  /** An act that needs a reason and nothing else. */
  async #because(
    request: FastifyRequest,
    who: Omit<GmWish, 'reason'>,
    idempotency: IdempotencyClaim | null,
    act: (wish: GmWish, options: CommandOptions) => Promise<Result<Acted, Refusal>>,
  ): Promise<Acted> {
    const [{ dryRun }, reason] = understood(readDry(request), readWhy(request.body));
    return this.#after(who.match, dryRun, orThrow(await act({ ...who, reason }, { dryRun, idempotency })));
  }

  /** Perhaps a bot is asked now, or the match is over and to be reported. */
  #after<T>(match: string, dryRun: boolean, done: T): T {
    if (!dryRun) this.bots.nudge(match);
    return done;
  }
}
