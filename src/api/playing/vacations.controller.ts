/** `/v1/campaigns/{id}/vacations`: who is away, and meanwhile no deadline of later phases runs (ROUND-4). */
import { Delete, Get, HttpCode, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
} from '@nestjs/swagger';
import type { CommandCall } from '../../application/campaigns/command';
import type { Access } from '../../application/campaigns/reader';
import type { Fields } from '../../application/fields';
import { readTime } from '../../application/read-time';
import { AnnounceVacation } from '../../application/timetable/announce-vacation';
import { SeeVacations } from '../../application/timetable/see-vacations';
import { WithdrawVacation } from '../../application/timetable/withdraw-vacation';
import type { VacationId } from '../../kernel';
import type { Away } from '../../rules';
import { ref } from '../http/openapi/schema';
import { CampaignController } from './entry/campaign-controller';
import { WithETag } from '../http/answers/with-etag';
import { Command, InPath, Input, Member } from './entry/parameters';
import { DRY_RUN } from './parameters';
import { inBody } from './read';

const TIMES = { from: '2026-12-23T17:00:00.000Z', to: '2027-01-02T17:00:00.000Z' };
const VACATION = { id: '5d0c1a7be20f4c3b9a66d101', force: 'f1', name: 'Border Raiders', ...TIMES };
const VACATIONS = { items: [VACATION], budget: { days: 21, taken: 10, left: 11 } };

type Times = Pick<Away, 'from' | 'to'>;

const readTimes = (body: Fields): Times => ({ from: readTime(body, 'from'), to: readTime(body, 'to') });

@CampaignController('playing', '/vacations')
export class VacationsController {
  constructor(
    private readonly seeVacations: SeeVacations,
    private readonly announceVacation: AnnounceVacation,
    private readonly withdrawVacation: WithdrawVacation,
  ) {}

  @Get()
  @WithETag()
  @ApiOperation({
    operationId: 'listVacations',
    summary: 'Who is away, or will be; and what is left of my own days',
    description:
      'Every member sees all of them. Those that are over are left out, and so are those of players who do not play their force any more.',
  })
  @ApiOkResponse({ content: { 'application/json': { schema: ref('Vacations'), example: VACATIONS } } })
  list(@Member() me: Access) {
    return this.seeVacations.run(me);
  }

  @Post()
  @ApiOperation({
    operationId: 'announceVacation',
    summary: 'Announce that I am away',
    description:
      'Before it begins, for at least an hour, and within the days that the game master gives each player (`vacationDays` of the calendar). No deadline ' +
      'that is set already moves. For those that are set later, of phases and of battles, the time of a vacation does not count; vacations of several ' +
      'players that overlap count once. Everybody is told (event `vacation-announced`).',
  })
  @ApiBody({ schema: ref('VacationBody'), examples: { winter: { value: TIMES } } })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse({ content: { 'application/json': { schema: ref('Vacation'), example: VACATION } } })
  announce(@Command('player') call: CommandCall, @Input(inBody(readTimes)) times: Times) {
    return this.announceVacation.run(call, times);
  }

  @Delete(':vacationId')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'withdrawVacation',
    summary: 'Withdraw my vacation, or end it',
    description:
      'One that has begun ends now. No deadline that is set already moves. The days are in my budget again, but for those that are over, and those that a ' +
      'deadline counts on which was set since the announcement. Everybody is told (event `vacation-withdrawn`). One that is over is 409 `vacation/over`.',
  })
  @ApiQuery(DRY_RUN)
  @ApiNoContentResponse()
  withdraw(@Command('player') call: CommandCall, @InPath('vacationId') vacation: VacationId) {
    return this.withdrawVacation.run(call, vacation);
  }
}
