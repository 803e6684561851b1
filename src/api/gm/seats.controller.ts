/** `/v1/campaigns/{id}/gm/seats` and `…/nudge`: whom the open phase waits for, and a reminder for them (ROUND-3, END-2). */
import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Seats } from '../../application/gm/seats';
import { Nudges } from '../../application/gm/nudges';
import { answerOf } from '../../application/campaigns/reader';
import type { ForceId } from '../../kernel/ids';
import type { AuthenticatedRequest } from '../auth/current-user';
import { sendTagged } from '../http/answers/etag';
import { ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { Door } from '../playing/door';
import { DRY_RUN } from '../playing/parameters';
import { readBody, readDryRun, readOptionalReason, readQuery, understood } from '../playing/read';

const EXAMPLE = {
  ...{ round: 2, phase: 'planning', step: null, takesOrders: true },
  items: [
    {
      ...{ force: 'f1', seat: 1, name: 'Border Raiders', player: 'Anna', out: false, ready: false, waitedFor: true, late: false, orders: 4 },
      ...{ savedAt: '2026-12-24T14:05:00.000Z', nudgedAt: null, lastSeen: '2026-12-24T13:58:12.345Z' },
    },
  ],
};

@ApiTags('gm')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/gm')
export class SeatsController {
  constructor(
    private readonly seats: Seats,
    private readonly nudges: Nudges,
    private readonly door: Door,
  ) {}

  @Get('seats')
  @ApiOperation({
    operationId: 'listSeats',
    summary: 'Whom the open phase waits for, and how many orders are saved in each seat',
    description: 'How many, not which: to read a sheet is `GET …/orders?as=`, and everybody is told of it. Players do not learn that this was asked.',
  })
  @ApiOkResponse({ content: { 'application/json': { schema: ref('Seats'), example: EXAMPLE } } })
  async list(@Param('id') id: string, @Req() request: AuthenticatedRequest, @Res() reply: FastifyReply): Promise<void> {
    const access = await this.door.enter(request, id, 'gm');
    understood(readQuery(request, () => null));
    const { body, etag } = answerOf(await this.seats.list(access));
    sendTagged(request, reply, body, etag);
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
  async nudge(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const access = await this.door.enter(request, id, 'gm');
    const [dryRun, { force, reason }] = understood(
      readDryRun(request),
      readBody(request, (body) => ({ force: body.id<ForceId>('force'), reason: readOptionalReason(body) })),
    );
    return orThrow(await this.nudges.give(this.door.call(request, access, dryRun), force, reason));
  }
}
