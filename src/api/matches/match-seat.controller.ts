/** `/v1/matches/{match}`: who plays my seat, what counts while I am away, and proposals (MAT-3, MAT-6). */
import { Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Login } from '../../application/accounts/model';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import { HandSeat, type Handed } from '../../application/matches/bots/hand-seat';
import { KeepPlaying } from '../../application/matches/bots/keep-playing';
import { LeaveQueue } from '../../application/matches/orders/leave-queue';
import { LeaveStanding } from '../../application/matches/orders/leave-standing';
import type { Left } from '../../application/matches/orders/left-words';
import type { Proposal, StandingWord } from '../../application/matches/model';
import type { Proposed } from '../../application/matches/proposals/agree-to';
import { AnswerProposal } from '../../application/matches/proposals/answer-proposal';
import { Propose } from '../../application/matches/proposals/propose';
import type { Refusal } from '../../application/refusal';
import type { Queued, Stance } from '../../games';
import type { Result } from '../../kernel';
import { CurrentUser } from '../auth/current-user';
import { IdempotencyKey } from '../http/idempotency-key';
import { choice, list, object, orNull, ref, text } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { DRY_RUN } from '../playing/parameters';
import { Sent } from '../playing/sent';
import { SEAT } from './parameters';
import {
  readAgreement,
  readProposal,
  readQueue,
  readStance,
  readStanding,
  seatCommand,
  type SeatCommand,
} from './read';

const NO_SEAT = { description: 'There is no such match, or I have no seat in it, or not this one.' };
const NOT_RUNNING = { description: 'The match does not run, or I have given up.' };
const LEFT = {
  schema: object({
    seat: text,
    queue: list(
      object({ decision: text, order: ref('MatchOrder'), otherwise: choice('ask', 'skip', 'bot') }),
    ),
    standing: list(object({ kind: text, then: choice('ask', 'skip', 'bot') })),
  }),
};

@ApiTags('matches')
@ApiBearerAuth()
@ApiQuery(SEAT)
@ApiQuery(DRY_RUN)
@ApiNotFoundResponse(NO_SEAT)
@Controller('v1/matches/:match')
export class MatchSeatController {
  constructor(
    private readonly hand: HandSeat,
    private readonly leaveStanding: LeaveStanding,
    private readonly leaveQueue: LeaveQueue,
    private readonly proposing: Propose,
    private readonly answering: AnswerProposal,
    private readonly bots: KeepPlaying,
  ) {}

  @Put('bot')
  @ApiOperation({ operationId: 'putMatchBot', summary: 'Let a bot play my seat, or take it back' })
  @ApiBody({ schema: ref('MatchStance') })
  @ApiOkResponse({ schema: object({ seat: text, bot: orNull(choice('attack', 'hold', 'withdraw')) }) })
  @ApiConflictResponse(NOT_RUNNING)
  bot(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Sent(seatCommand, readStance) [{ seat, dryRun }, stance]: [SeatCommand, Stance | null],
  ): Promise<Handed> {
    const options = { dryRun, idempotency: null };
    return this.#after(match, dryRun, this.hand.run({ user, match, seat }, stance, options));
  }

  @Put('standing')
  @ApiOperation({ operationId: 'putMatchStanding', summary: 'Say of kinds of decisions what counts' })
  @ApiBody({ schema: ref('MatchStanding') })
  @ApiOkResponse(LEFT)
  @ApiConflictResponse(NOT_RUNNING)
  @ApiUnprocessableEntityResponse({ description: 'The system asks no such kind of decision.' })
  standing(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Sent(seatCommand, readStanding) [{ seat, dryRun }, words]: [SeatCommand, readonly StandingWord[]],
  ): Promise<Left> {
    const options = { dryRun, idempotency: null };
    return this.#after(match, dryRun, this.leaveStanding.run({ user, match, seat }, words, options));
  }

  @Put('queue')
  @ApiOperation({ operationId: 'putMatchQueue', summary: 'Leave orders for decisions to come' })
  @ApiBody({ schema: ref('MatchQueue') })
  @ApiOkResponse(LEFT)
  @ApiConflictResponse(NOT_RUNNING)
  @ApiUnprocessableEntityResponse({ description: 'An order is not on offer for a decision to come.' })
  queue(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Sent(seatCommand, readQueue) [{ seat, dryRun }, queue]: [SeatCommand, readonly Queued[]],
  ): Promise<Left> {
    const options = { dryRun, idempotency: null };
    return this.#after(match, dryRun, this.leaveQueue.run({ user, match, seat }, queue, options));
  }

  @Post('proposals')
  @HttpCode(200)
  @ApiOperation({ operationId: 'proposeInMatch', summary: 'Propose to the other seats' })
  @ApiBody({ schema: ref('MatchProposal') })
  @ApiOkResponse({ schema: ref('MatchProposed') })
  @ApiConflictResponse({ description: 'The match does not run, or the order cannot be taken back.' })
  propose(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Sent(seatCommand, readProposal) [{ seat, dryRun }, what]: [SeatCommand, Proposal['what']],
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Proposed> {
    const options = { dryRun, idempotency };
    return this.#after(match, dryRun, this.proposing.run({ user, match, seat }, what, options));
  }

  @Post('proposals/:proposal')
  @HttpCode(200)
  @ApiOperation({ operationId: 'answerMatchProposal', summary: 'Agree to a proposal, or decline it' })
  @ApiBody({ schema: ref('MatchAgreement') })
  @ApiOkResponse({ schema: ref('MatchProposed') })
  @ApiConflictResponse({ description: 'The match does not run, or the order cannot be taken back any more.' })
  answer(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Param('proposal') proposal: string,
    @Sent(seatCommand, readAgreement) [{ seat, dryRun }, agree]: [SeatCommand, boolean],
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Proposed> {
    const options = { dryRun, idempotency };
    return this.#after(
      match,
      dryRun,
      this.answering.run({ user, match, seat }, { proposal, agree }, options),
    );
  }

  /** Perhaps a bot is asked now. */
  async #after<T>(match: string, dryRun: boolean, acting: Promise<Result<T, Refusal>>): Promise<T> {
    const done = orThrow(await acting);
    if (!dryRun) this.bots.nudge(match);
    return done;
  }
}
