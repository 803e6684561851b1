/**
 * `/v1/campaigns/{id}/calendar`: when phases end, and how much vacation there is (ROUND-4). Before the start
 * and in a war that runs.
 */
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiPreconditionFailedResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Precondition } from '../../application/setup/guards';
import type { Membership } from '../../application/setup/membership';
import { SeeCalendar } from '../../application/timetable/see-calendar';
import { SetCalendar } from '../../application/timetable/set-calendar';
import { WithETag, WithNewETag } from '../http/answers/with-etag';
import { AsLastSeen } from '../http/as-last-seen';
import { orNull, ref } from '../http/openapi/schema';
import { EmptyBody } from '../http/shape-pipe';
import { understood } from '../playing/read';
import { ForMembers, Member } from './access/membership.guard';
import { CommandQuery, optionsOf } from './command-query';
import { readCalendar } from './read-calendar';

const EXAMPLE = { days: [2, 7], at: '20:00', zone: 'Europe/Berlin', vacationDays: 21 };

@ApiTags('campaigns')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/calendar')
export class CalendarController {
  constructor(
    private readonly seeCalendar: SeeCalendar,
    private readonly setCalendar: SetCalendar,
  ) {}

  @Get()
  @WithETag()
  @ForMembers()
  @ApiOperation({
    operationId: 'getCalendar',
    summary: 'When phases end; `null`: their hours count',
    description:
      'Before the start, too. With it, how many days of vacation each player may take; without a calendar there are none to take.',
  })
  @ApiOkResponse({ content: { 'application/json': { schema: orNull(ref('Calendar')), example: EXAMPLE } } })
  see(@Member() { campaign }: Membership, @Query() _query: EmptyBody) {
    return this.seeCalendar.run(campaign);
  }

  @Put()
  @WithNewETag()
  @ForMembers('gm')
  @ApiOperation({
    operationId: 'putCalendar',
    summary: 'Set when phases end, and how much vacation each player may take',
    description:
      'The deadline of a phase is then the first of these times at which at least half of `phaseHours` has passed since the phase opened. It counts from ' +
      'the next phase on: no deadline that is set already moves. Without a calendar (`null`) `phaseHours` count. A lower `vacationDays` takes no ' +
      'vacation back that is announced. Everybody is told (event `calendar-changed`).',
  })
  @ApiBody({
    schema: orNull(ref('CalendarBody')),
    examples: { twiceAWeek: { value: EXAMPLE }, none: { value: null } },
  })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The entity tag of the calendar that is to be replaced',
  })
  @ApiOkResponse({ content: { 'application/json': { schema: orNull(ref('Calendar')), example: EXAMPLE } } })
  @ApiConflictResponse({ description: 'The campaign is over.' })
  @ApiPreconditionFailedResponse({ description: 'Another calendar has been set since' })
  set(
    @Member() { campaign, user }: Membership,
    @Body() body: unknown,
    @Query() query: CommandQuery,
    @AsLastSeen() precondition: Precondition,
  ) {
    const [calendar] = understood(readCalendar(body));
    return this.setCalendar.run(campaign, user, calendar, precondition, optionsOf(query));
  }
}
