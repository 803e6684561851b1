/** `/v1/matches/{match}/gm`: what the game master does in the match of a battle (MAT-2, MAT-8). */
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
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
import type { Login } from '../../application/accounts/model';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import { GmEndMatch } from '../../application/matches/gm/end-match';
import { GmPauseMatch } from '../../application/matches/gm/pause-match';
import { GmPutBot } from '../../application/matches/gm/put-bot';
import { GmResumeMatch } from '../../application/matches/gm/resume-match';
import { GmRewindMatch } from '../../application/matches/gm/rewind-match';
import { GmSetDeadline } from '../../application/matches/gm/set-deadline';
import { GmSettleMatch } from '../../application/matches/gm/settle-match';
import type { Acted } from '../../application/matches/gm-right';
import { KeepPlaying } from '../../application/matches/bots/keep-playing';
import type { Refusal } from '../../application/refusal';
import type { Result } from '../../kernel';
import { CurrentUser } from '../auth/current-user';
import { IdempotencyKey } from '../http/idempotency-key';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { DRY_RUN } from '../playing/parameters';
import { dryRunIn, inBody, readReason } from '../playing/read';
import { Sent } from '../playing/sent';
import { type GmBot, type GmDeadline, type GmRewind, readGmBot, readGmDeadline, readGmRewind } from './read';

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
  bot(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Sent(dryRunIn, readGmBot) [dryRun, { reason, ...seat }]: [boolean, GmBot],
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    const acted = this.putBot.run({ user, match, reason }, seat, { dryRun, idempotency });
    return this.#after(match, dryRun, acted);
  }

  @Post('settle')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmSettleMatch', summary: 'Let bots play the match to its end (GM)' })
  @ApiBody({ schema: ref('ReasonBody') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  settle(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Sent(dryRunIn, readWhy) [dryRun, reason]: [boolean, string],
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    const acted = this.settleMatch.run({ user, match, reason }, { dryRun, idempotency });
    return this.#after(match, dryRun, acted);
  }

  @Post('end')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmEndMatch', summary: 'End the match as the field stands (GM)' })
  @ApiBody({ schema: ref('ReasonBody') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  end(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Sent(dryRunIn, readWhy) [dryRun, reason]: [boolean, string],
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    const acted = this.endMatch.run({ user, match, reason }, { dryRun, idempotency });
    return this.#after(match, dryRun, acted);
  }

  @Post('pause')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmPauseMatch', summary: 'Pause the match (GM)' })
  @ApiBody({ schema: ref('ReasonBody') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  pause(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Sent(dryRunIn, readWhy) [dryRun, reason]: [boolean, string],
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    const acted = this.pauseMatch.run({ user, match, reason }, { dryRun, idempotency });
    return this.#after(match, dryRun, acted);
  }

  @Post('resume')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmResumeMatch', summary: 'Let the match go on (GM)' })
  @ApiBody({ schema: ref('ReasonBody') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  resume(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Sent(dryRunIn, readWhy) [dryRun, reason]: [boolean, string],
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    const acted = this.resumeMatch.run({ user, match, reason }, { dryRun, idempotency });
    return this.#after(match, dryRun, acted);
  }

  @Post('deadline')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmSetMatchDeadline', summary: 'Set the time from which bots play on (GM)' })
  @ApiBody({ schema: ref('MatchGmDeadline') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  @ApiUnprocessableEntityResponse({ description: 'The time has passed.' })
  deadline(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Sent(dryRunIn, readGmDeadline) [dryRun, { at, reason }]: [boolean, GmDeadline],
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    const acted = this.setDeadline.run({ user, match, reason }, at, { dryRun, idempotency });
    return this.#after(match, dryRun, acted);
  }

  @Post('rewind')
  @HttpCode(200)
  @ApiOperation({ operationId: 'gmRewindMatch', summary: 'Go back to the start of a turn (GM)' })
  @ApiBody({ schema: ref('MatchGmRewind') })
  @ApiOkResponse({ schema: ref('MatchActed') })
  @ApiUnprocessableEntityResponse({ description: 'The turn has not begun.' })
  rewind(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Sent(dryRunIn, readGmRewind) [dryRun, { turn, reason }]: [boolean, GmRewind],
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Acted> {
    const acted = this.rewindMatch.run({ user, match, reason }, turn, { dryRun, idempotency });
    return this.#after(match, dryRun, acted);
  }

  /** Perhaps a bot is asked now, or the match is over and to be reported. */
  async #after(match: string, dryRun: boolean, acting: Promise<Result<Acted, Refusal>>): Promise<Acted> {
    const acted = orThrow(await acting);
    if (!dryRun) this.bots.nudge(match);
    return acted;
  }
}
