/** `/v1/matches/{match}`: who plays my seat, what counts while I am away, and proposals (MAT-3, MAT-6). */
import { Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
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
import type { FastifyRequest } from 'fastify';
import type { Login } from '../../application/accounts/model';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import { HandSeat, type Handed } from '../../application/matches/bots/hand-seat';
import { KeepPlaying } from '../../application/matches/bots/keep-playing';
import { LeaveQueue } from '../../application/matches/orders/leave-queue';
import { LeaveStanding } from '../../application/matches/orders/leave-standing';
import type { Left } from '../../application/matches/orders/left-words';
import type { Proposed } from '../../application/matches/proposals/agree-to';
import { AnswerProposal } from '../../application/matches/proposals/answer-proposal';
import { Propose } from '../../application/matches/proposals/propose';
import { CurrentUser } from '../auth/current-user';
import { IdempotencyKey } from '../http/idempotency-key';
import { choice, list, object, orNull, ref, text } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { DRY_RUN } from '../playing/parameters';
import { understood } from '../playing/read';
import { SEAT } from './parameters';
import { readAgreement, readCommand, readProposal, readQueue, readStance, readStanding } from './read';

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
  async bot(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Req() request: FastifyRequest,
  ): Promise<Handed> {
    const [{ seat, dryRun }, stance] = understood(readCommand(request), readStance(request.body));
    const options = { dryRun, idempotency: null };
    return this.#after(match, dryRun, orThrow(await this.hand.run({ user, match, seat }, stance, options)));
  }

  @Put('standing')
  @ApiOperation({ operationId: 'putMatchStanding', summary: 'Say of kinds of decisions what counts' })
  @ApiBody({ schema: ref('MatchStanding') })
  @ApiOkResponse(LEFT)
  @ApiConflictResponse(NOT_RUNNING)
  @ApiUnprocessableEntityResponse({ description: 'The system asks no such kind of decision.' })
  async standing(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Req() request: FastifyRequest,
  ): Promise<Left> {
    const [{ seat, dryRun }, words] = understood(readCommand(request), readStanding(request.body));
    const options = { dryRun, idempotency: null };
    return this.#after(
      match,
      dryRun,
      orThrow(await this.leaveStanding.run({ user, match, seat }, words, options)),
    );
  }

  @Put('queue')
  @ApiOperation({ operationId: 'putMatchQueue', summary: 'Leave orders for decisions to come' })
  @ApiBody({ schema: ref('MatchQueue') })
  @ApiOkResponse(LEFT)
  @ApiConflictResponse(NOT_RUNNING)
  @ApiUnprocessableEntityResponse({ description: 'An order is not on offer for a decision to come.' })
  async queue(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Req() request: FastifyRequest,
  ): Promise<Left> {
    const [{ seat, dryRun }, queue] = understood(readCommand(request), readQueue(request.body));
    const options = { dryRun, idempotency: null };
    return this.#after(
      match,
      dryRun,
      orThrow(await this.leaveQueue.run({ user, match, seat }, queue, options)),
    );
  }

  @Post('proposals')
  @HttpCode(200)
  @ApiOperation({ operationId: 'proposeInMatch', summary: 'Propose to the other seats' })
  @ApiBody({ schema: ref('MatchProposal') })
  @ApiOkResponse({ schema: ref('MatchProposed') })
  @ApiConflictResponse({ description: 'The match does not run, or the order cannot be taken back.' })
  async propose(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Req() request: FastifyRequest,
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Proposed> {
    const [{ seat, dryRun }, what] = understood(readCommand(request), readProposal(request.body));
    const options = { dryRun, idempotency };
    return this.#after(
      match,
      dryRun,
      orThrow(await this.proposing.run({ user, match, seat }, what, options)),
    );
  }

  @Post('proposals/:proposal')
  @HttpCode(200)
  @ApiOperation({ operationId: 'answerMatchProposal', summary: 'Agree to a proposal, or decline it' })
  @ApiBody({ schema: ref('MatchAgreement') })
  @ApiOkResponse({ schema: ref('MatchProposed') })
  @ApiConflictResponse({ description: 'The match does not run, or the order cannot be taken back any more.' })
  async answer(
    @CurrentUser() { user }: Login,
    @Param('match') match: string,
    @Param('proposal') proposal: string,
    @Req() request: FastifyRequest,
    @IdempotencyKey() idempotency: IdempotencyClaim | null,
  ): Promise<Proposed> {
    const [{ seat, dryRun }, agree] = understood(readCommand(request), readAgreement(request.body));
    const who = { user, match, seat };
    const answered = await this.answering.run(who, { proposal, agree }, { dryRun, idempotency });
    return this.#after(match, dryRun, orThrow(answered));
  }

  /** Perhaps a bot is asked now. */
  #after<T>(match: string, dryRun: boolean, done: T): T {
    if (!dryRun) this.bots.nudge(match);
    return done;
  }
}
