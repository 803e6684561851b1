/**
 * `/v1/campaigns/{id}/rounds` and `…/statistics`: what one got to know of each round, and the figures of all
 * (ROUND-6, END-1).
 */
import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import { ListRounds } from '../../application/rounds/list-rounds';
import { ReportRound } from '../../application/rounds/report-round';
import { SeeStatistics } from '../../application/rounds/see-statistics';
import type { Access } from '../../application/campaigns/reader';
import type { Audience } from '../../rules';
import { page, ref } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import type { Language } from '../../kernel';
import { CampaignController } from '../playing/entry/campaign-controller';
import { WithETag } from '../http/answers/with-etag';
import { Asked, InPath, Member, Viewer } from '../playing/entry/parameters';
import { Words } from '../http/words';
import { MAX_ROUND, type PageAsked } from '../playing/read';
import { AFTER, AS, LIMIT } from '../playing/parameters';
import { sayTo } from '../playing/wording';
import { reportWording, statisticsWording } from './wording';

/** A round as it stands in a path; 0: there is none such. */
const roundOf = (sent: string): number => (/^[1-9]\d{0,6}$/.test(sent) ? Number(sent) : 0);

@CampaignController('playing')
export class RoundsController {
  constructor(
    private readonly listRounds: ListRounds,
    private readonly reportRound: ReportRound,
    private readonly seeStatistics: SeeStatistics,
  ) {}

  @Get('rounds')
  @WithETag()
  @ApiOperation({
    operationId: 'listRounds',
    summary: 'The rounds that were played and stand, each with a report',
  })
  @ApiQuery(LIMIT)
  @ApiQuery(AFTER)
  @ApiQuery(AS)
  @ApiOkResponse({ schema: page(ref('RoundSummary')) })
  list(
    @Member() me: Access,
    @Viewer() eyes: Audience,
    @Asked((query) => query.pageByNumber(MAX_ROUND)) { after, limit }: PageAsked<number>,
  ) {
    return this.listRounds.run(me, eyes, after, limit);
  }

  @Get('rounds/:round')
  @WithETag()
  @ApiOperation({
    operationId: 'getRound',
    summary: 'The report of a round: what I got to know of it, as it stands',
  })
  @ApiQuery(AS)
  @ApiOkResponse({ schema: ref('RoundReport') })
  async report(
    @Member() me: Access,
    @Viewer() eyes: Audience,
    @InPath('round') round: string,
    @Words() language: Language,
  ) {
    const report = orThrow(await this.reportRound.run(me, eyes, roundOf(round)));
    return reportWording(report, sayTo(language, eyes, me.campaign));
  }

  @Get('statistics')
  @WithETag()
  @ApiOperation({
    operationId: 'getStatistics',
    summary: 'Figures round by round, of my force or, after the end, of all; and how it ended',
  })
  @ApiQuery(AS)
  @ApiOkResponse({ schema: ref('Statistics') })
  async statistics(@Member() me: Access, @Viewer('history') eyes: Audience, @Words() language: Language) {
    return statisticsWording(await this.seeStatistics.run(me, eyes), language);
  }
}
