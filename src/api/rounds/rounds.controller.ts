/** `/v1/campaigns/{id}/rounds` and `…/statistics`: what one got to know of each round, and the figures of all (ROUND-6, END-1). */
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Rounds } from '../../application/rounds/rounds';
import type { Access } from '../../application/campaigns/reader';
import type { Audience } from '../../rules';
import type { AuthenticatedRequest } from '../auth/current-user';
import { sendTagged } from '../http/answers/etag';
import { page, ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { wordsFor } from '../http/wording';
import { Door } from '../playing/door';
import { AFTER, AS, LIMIT } from '../playing/parameters';
import { MAX_ROUND, readQuery, understood } from '../playing/read';
import { reportWording, statisticsWording } from './wording';

/** A round as it stands in a path; 0: there is none such. */
const roundOf = (sent: string): number => (/^[1-9]\d{0,6}$/.test(sent) ? Number(sent) : 0);

@ApiTags('playing')
@ApiBearerAuth()
@Controller('v1/campaigns/:id')
export class RoundsController {
  constructor(
    private readonly rounds: Rounds,
    private readonly door: Door,
  ) {}

  @Get('rounds')
  @ApiOperation({ operationId: 'listRounds', summary: 'The rounds that were played and stand, each with a report' })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiQuery(AS)
  @ApiOkResponse({ schema: page(ref('RoundSummary')) })
  async list(@Param('id') id: string, @Req() request: AuthenticatedRequest, @Res() reply: FastifyReply): Promise<void> {
    const access = await this.door.enter(request, id);
    const [{ as, after, limit }] = understood(
      readQuery(request, (query) => ({ as: query.as(), after: query.integer('after', 0, MAX_ROUND) ?? 0, limit: query.limit() })),
    );
    const rounds = await this.rounds.list(access, this.door.audience(access, as), after, limit);
    sendTagged(request, reply, JSON.stringify(rounds));
  }

  @Get('rounds/:round')
  @ApiOperation({ operationId: 'getRound', summary: 'The report of a round: what I got to know of it, as it stands' })
  @ApiQuery(AS)
  @ApiOkResponse({ schema: ref('RoundReport') })
  async report(
    @Param('id') id: string,
    @Param('round') round: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const access = await this.door.enter(request, id);
    const [as] = understood(readQuery(request, (query) => query.as()));
    const report = orThrow(await this.rounds.report(access, this.door.audience(access, as), roundOf(round)));
    sendTagged(request, reply, JSON.stringify(reportWording(report, wordsFor(request, reply), access.campaign.catalog)));
  }

  @Get('statistics')
  @ApiOperation({ operationId: 'getStatistics', summary: 'Figures round by round, of my force or, after the end, of all; and how it ended' })
  @ApiQuery(AS)
  @ApiOkResponse({ schema: ref('Statistics') })
  async statistics(@Param('id') id: string, @Req() request: AuthenticatedRequest, @Res() reply: FastifyReply): Promise<void> {
    const access = await this.door.enter(request, id);
    const [as] = understood(readQuery(request, (query) => query.as()));
    const statistics = await this.rounds.statistics(access, this.#eyes(access, as));
    sendTagged(request, reply, JSON.stringify(statisticsWording(statistics, wordsFor(request, reply))));
  }

  /** After the end everybody sees everything, unless he asks for a force's eyes. */
  #eyes(access: Access, as: string | null): Audience {
    return as === null && access.campaign.state.campaign.status === 'finished' ? { kind: 'gm' } : this.door.audience(access, as);
  }
}
