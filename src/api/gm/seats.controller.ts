/**
 * `/v1/campaigns/{id}/gm/seats` and `…/nudge`: whom the open phase waits for, and a reminder for them
 * (ROUND-3, END-2).
 */
import { Get, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { CommandCall } from '../../application/campaigns/command';
import type { Access } from '../../application/campaigns/reader';
import { Seats } from '../../application/gm/seats';
import { Nudges } from '../../application/gm/nudges';
import type { ForceId } from '../../kernel';
import { ref } from '../http/openapi/schema';
import type { Fields } from '../../application/fields';
import { CampaignController } from '../playing/entry/campaign-controller';
import { WithETag } from '../http/answers/with-etag';
import { Command, Input, Member } from '../playing/entry/parameters';
import { inBody, readOptionalReason } from '../playing/read';
import { DRY_RUN } from '../playing/parameters';

const EXAMPLE = {
  ...{ round: 2, phase: 'planning', step: null, takesOrders: true },
  items: [
    {
      ...{
        force: 'f1',
        seat: 1,
        name: 'Border Raiders',
        player: 'Anna',
        out: false,
        ready: false,
        waitedFor: true,
        late: false,
        orders: 4,
      },
      ...{ savedAt: '2026-12-24T14:05:00.000Z', nudgedAt: null, lastSeen: '2026-12-24T13:58:12.345Z' },
    },
  ],
};

interface Nudge {
  readonly force: ForceId;
  readonly reason: string | null;
}

const readNudge = (body: Fields): Nudge => ({
  force: body.id<ForceId>('force'),
  reason: readOptionalReason(body),
});

@CampaignController('gm', '/gm')
export class SeatsController {
  constructor(
    private readonly seats: Seats,
    private readonly nudges: Nudges,
  ) {}

  @Get('seats')
  @WithETag()
  @ApiOperation({
    operationId: 'listSeats',
    summary: 'Whom the open phase waits for, and how many orders are saved in each seat',
    description:
      'How many, not which: to read a sheet is `GET …/orders?as=`, and everybody is told of it. Players do not learn that this was asked.',
  })
  @ApiOkResponse({ content: { 'application/json': { schema: ref('Seats'), example: EXAMPLE } } })
  list(@Member('gm') me: Access) {
    return this.seats.list(me);
  }

  @Post('nudge')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'nudge',
    summary: 'Remind a player whose orders are waited for',
    description:
      'The player and the game master are told (event `nudged`), and nobody else. Only in a phase that takes orders (409 `gm/no-orders-here`), and for a force ' +
      'that is not ready (409 `gm/force-is-ready`). Once an hour for a force in a phase: sooner is 429 `gm/nudged-lately`, with `Retry-After`.',
  })
  @ApiBody({
    schema: ref('NudgeBody'),
    examples: {
      plain: { value: { force: 'f1' } },
      reason: { value: { force: 'f1', reason: 'The others are ready; we would like to go on tonight.' } },
    },
  })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('Nudged') })
  nudge(@Command('gm') call: CommandCall, @Input(inBody(readNudge)) { force, reason }: Nudge) {
    return this.nudges.give(call, force, reason);
  }
}
