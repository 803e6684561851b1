/**
 * `/v1/campaigns/{id}/gm`: the game master's hand on the course of the campaign (END-2, ROUND-3, ROUND-4).
 */
import { Get, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { CommandCall } from '../../application/campaigns/command';
import type { PastMoment } from '../../application/campaigns/history';
import type { Access } from '../../application/campaigns/reader';
import { AdvancePhase } from '../../application/campaigns/advance-phase';
import { CorrectCampaign } from '../../application/gm/correct-campaign';
import { EndCampaign } from '../../application/gm/end-campaign';
import { ListRollbacks } from '../../application/gm/list-rollbacks';
import { MoveDeadline } from '../../application/gm/move-deadline';
import { PauseCampaign } from '../../application/gm/pause-campaign';
import { ResumeCampaign } from '../../application/gm/resume-campaign';
import { RollBack } from '../../application/gm/roll-back';
import type { ForceId } from '../../kernel';
import type { Fields } from '../../application/fields';
import {
  parseCorrections,
  ROUND_PHASES,
  type Corrections,
  type NewDeadline,
  type RoundPhase,
} from '../../rules';
import { Limited } from '../limits/limited';
import { readTime } from '../../application/read-time';
import { choice, orNull, page, ref } from '../http/openapi/schema';
import { CampaignController } from '../playing/entry/campaign-controller';
import { WithETag } from '../http/answers/with-etag';
import { Asked, Command, Input, Member } from '../playing/entry/parameters';
import { AFTER, DRY_RUN, LIMIT } from '../playing/parameters';
import {
  inBody,
  MAX_ROUND,
  momentOf,
  readOptionalReason,
  readReason,
  type PageAsked,
  type Query,
} from '../playing/read';

const MAX_GOALS = 1_000_000;

const PLANNING = { round: 2, phase: 'planning', step: null };
const MOVEMENT = { round: 2, phase: 'movement', step: null };
const GOALS = {
  items: [
    { ...MOVEMENT, begunAt: '2026-12-26T14:05:00.000Z' },
    { ...PLANNING, begunAt: '2026-12-24T14:05:00.000Z' },
  ],
  next: '9',
};
const ROLLED_BACK = {
  ...PLANNING,
  ...{ status: 'running', deadline: '2026-12-28T14:05:00.000Z', winners: null },
  undone: {
    phases: [PLANNING, MOVEMENT],
    battles: [],
    seats: [{ force: 'f1', seat: 1, name: 'Border Raiders', orders: 4, tons: 0 }],
  },
};

const oneOf = <T extends string>(body: Fields, name: string, choices: readonly T[]): T | null => {
  const value = body.raw(name);
  const found = choices.find((one) => one === value);
  if (found === undefined) body.refuse(name, 'shape/not-a-choice', { choices });
  return found ?? null;
};

/** Without `now` a time is needed. */
const readDeadline = (body: Fields): NewDeadline => {
  const now = body.raw('now');
  if (body.has('now') && typeof now !== 'boolean') body.refuse('now', 'shape/not-a-boolean');
  const reason = readOptionalReason(body);
  if (now !== true) return { at: readTime(body, 'at'), now: false, reason };
  return { at: body.raw('at') === null ? null : readTime(body, 'at'), now, reason };
};

const readCorrections = (fields: Fields): Corrections => {
  const changes = parseCorrections(fields.raw('changes'));
  if (!changes.ok) fields.violations.push(...changes.error);
  return { changes: changes.ok ? changes.value : [], reason: readReason(fields) };
};

const askedGoals = (query: Query): PageAsked<number | null> => ({
  after: query.integer('after', 0, MAX_GOALS),
  limit: query.limit(),
});

interface Rollback {
  readonly to: PastMoment;
  readonly reason: string;
}

const readRollback = (fields: Fields): Rollback => {
  const phase: RoundPhase = oneOf(fields, 'phase', ROUND_PHASES) ?? 'preparation';
  const step =
    fields.raw('step') === null
      ? null
      : oneOf(fields, 'step', phase === 'combat' ? ['declarations', 'battles'] : []);
  return { to: momentOf(fields.integer('round', 1, MAX_ROUND), phase, step), reason: readReason(fields) };
};

interface End {
  readonly winner: ForceId | null;
  readonly reason: string;
}

const readEnd = (fields: Fields): End => ({
  winner: fields.has('winner') && fields.raw('winner') === null ? null : fields.id<ForceId>('winner'),
  reason: readReason(fields),
});

@CampaignController('gm', '/gm')
export class CourseController {
  constructor(
    private readonly advancePhase: AdvancePhase,
    private readonly pauseCampaign: PauseCampaign,
    private readonly resumeCampaign: ResumeCampaign,
    private readonly moveDeadline: MoveDeadline,
    private readonly correctCampaign: CorrectCampaign,
    private readonly endCampaign: EndCampaign,
    private readonly rollBack: RollBack,
    private readonly listRollbacks: ListRollbacks,
  ) {}

  @Post('advance')
  @HttpCode(200)
  @ApiOperation({ operationId: 'advancePhase', summary: 'End the open phase now; answers when it is closed' })
  @ApiBody({ required: false, schema: ref('OptionalReasonBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('Position') })
  advance(@Command('gm') call: CommandCall, @Input(inBody(readOptionalReason)) reason: string | null) {
    return this.advancePhase.run(call, reason);
  }

  @Post('pause')
  @HttpCode(200)
  @ApiOperation({ operationId: 'pauseCampaign', summary: 'Pause the campaign; deadlines stand still' })
  @ApiBody({ required: false, schema: ref('OptionalReasonBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('Course') })
  pause(@Command('gm') call: CommandCall, @Input(inBody(readOptionalReason)) reason: string | null) {
    return this.pauseCampaign.run(call, reason);
  }

  @Post('resume')
  @HttpCode(200)
  @ApiOperation({ operationId: 'resumeCampaign', summary: 'Go on with a paused campaign' })
  @ApiBody({ required: false, schema: ref('OptionalReasonBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('Course') })
  resume(@Command('gm') call: CommandCall, @Input(inBody(readOptionalReason)) reason: string | null) {
    return this.resumeCampaign.run(call, reason);
  }

  @Post('deadline')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'setDeadline',
    summary: 'Move the deadline of the open phase',
    description:
      'A time that has passed by the server’s clock is refused (422 `gm/deadline-past`). `now: true` ends the phase at once instead, as its ' +
      'deadline would: `at` is left out then, or has passed. What stands then is in the answer. While the campaign is paused, what is left is set.',
  })
  @ApiBody({
    schema: ref('NewDeadline'),
    examples: {
      later: { value: { at: '2026-12-24T20:00:00+01:00', reason: 'Two are on holiday' } },
      now: { value: { now: true, reason: 'All have sent their orders' } },
    },
  })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('Course') })
  deadline(@Command('gm') call: CommandCall, @Input(inBody(readDeadline)) wish: NewDeadline) {
    return this.moveDeadline.run(call, wish);
  }

  @Post('correct')
  @HttpCode(200)
  @Limited('corrections')
  @ApiOperation({ operationId: 'correctCampaign', summary: 'Correct anything; whole or not at all' })
  @ApiBody({ schema: ref('CorrectionsBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('Course') })
  correct(@Command('gm') call: CommandCall, @Input(inBody(readCorrections)) corrections: Corrections) {
    return this.correctCampaign.run(call, corrections);
  }

  @Get('rollback')
  @WithETag()
  @ApiOperation({
    operationId: 'listRollbackGoals',
    summary: 'To where the campaign can be taken back: the phases that have been and stand, the latest first',
    description: 'What going back to one of them undoes is what a dry run of `POST …/gm/rollback` answers.',
  })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiOkResponse({ content: { 'application/json': { schema: page(ref('RollbackGoal')), example: GOALS } } })
  goals(@Member('gm') me: Access, @Asked(askedGoals) { after, limit }: PageAsked<number | null>) {
    return this.listRollbacks.run(me, after, limit);
  }

  @Post('rollback')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'rollBack',
    summary: 'Take the campaign back to the start of a phase',
    description:
      'The answer, and that of a dry run, tells where the campaign stands then and what is undone: phases, battles, and orders and tons by seat.',
  })
  @ApiBody({
    schema: {
      type: 'object',
      required: ['round', 'phase', 'reason'],
      additionalProperties: false,
      properties: {
        round: { type: 'integer', minimum: 1 },
        phase: { type: 'string', enum: [...ROUND_PHASES] },
        step: orNull(choice('declarations', 'battles')),
        reason: { type: 'string', minLength: 1, maxLength: 1000 },
      },
    },
  })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ content: { 'application/json': { schema: ref('RolledBack'), example: ROLLED_BACK } } })
  rollback(@Command('gm') call: CommandCall, @Input(inBody(readRollback)) { to, reason }: Rollback) {
    return this.rollBack.run(call, to, reason);
  }

  @Post('end')
  @HttpCode(200)
  @ApiOperation({ operationId: 'endCampaign', summary: 'End the campaign' })
  @ApiBody({
    schema: {
      type: 'object',
      required: ['winner', 'reason'],
      additionalProperties: false,
      properties: {
        winner: orNull({ type: 'string', description: 'Force; null: a draw' }),
        reason: { type: 'string', minLength: 1, maxLength: 1000 },
      },
    },
  })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('Course') })
  end(@Command('gm') call: CommandCall, @Input(inBody(readEnd)) { winner, reason }: End) {
    return this.endCampaign.run(call, winner, reason);
  }
}
