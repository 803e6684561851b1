/**
 * `GET /v1/campaigns/{id}/view` and `…/options`: what one sees, now and when a phase opened (SIGHT-4), and
 * what one may order.
 */
import { Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PastViews } from '../../application/campaigns/history';
import type { Access } from '../../application/campaigns/reader';
import { conflict } from '../../application/refusal';
import type { Audience } from '../../rules';
import type { AuthenticatedRequest } from '../auth/current-user';
import { sendTagged } from '../http/answers/etag';
import { answerOf, type Answer } from '../http/answers/prepared';
import { orThrow, ProblemError } from '../http/problems/problem';
import { CampaignController } from './entry/campaign-controller';
import { WithETag } from '../http/answers/with-etag';
import { Member, Viewer } from './entry/parameters';
import { MemberAccess } from './member-access';
import { askedOfView, readQuery, understood, type ViewAsked } from './read';
import { PreparedViews } from './prepared-views';
import { ref } from '../http/openapi/schema';
import { AS, PHASE, ROUND, STEP } from './parameters';

/** How often a view is made anew when the campaign moves on under it. */
const TRIES = 5;
const NOTHING: ViewAsked = { as: null, moment: null };

@CampaignController('playing')
export class ViewController {
  constructor(
    private readonly past: PastViews,
    private readonly prepared: PreparedViews,
    private readonly members: MemberAccess,
  ) {}

  @Get('view')
  @ApiOperation({ operationId: 'getView', summary: 'What I see now, or saw when a phase opened' })
  @ApiQuery(ROUND)
  @ApiQuery(PHASE)
  @ApiQuery(STEP)
  @ApiQuery(AS)
  @ApiOkResponse({ schema: ref('View') })
  // By hand: nothing is asked for more often, and mostly without a query, which is then not read at all.
  async view(
    @Param('id') id: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const access = await this.members.enter(request, id);
    const { as, moment } = request.url.includes('?')
      ? understood(readQuery(request, askedOfView))[0]
      : NOTHING;
    const answer =
      moment === null
        ? await this.#present(access, request, as)
        : answerOf(orThrow(await this.past.view(access, this.members.pastAudience(access, as), moment)));
    sendTagged(request, reply, answer.body, answer.etag);
  }

  @Get('options')
  @WithETag()
  @ApiOperation({ operationId: 'getOptions', summary: 'The legal orders of the open phase' })
  @ApiQuery(AS)
  @ApiOkResponse({ schema: ref('OrderOptions') })
  options(@Member() me: Access, @Viewer() eyes: Audience) {
    return this.prepared.options(me, eyes);
  }

  async #present(first: Access, request: AuthenticatedRequest, as: string | null): Promise<Answer> {
    let access = first;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const answer = await this.prepared.view(access, this.members.audience(access, as));
      if (answer !== null) return answer;
      access = await this.members.enter(request, first.id);
    }
    throw new ProblemError(conflict('request/busy'));
  }
}
