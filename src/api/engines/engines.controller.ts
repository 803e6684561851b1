/**
 * `/v1/campaigns/{id}/engines`: the external engines of a campaign, of which its game master takes care
 * (TAC-8).
 */
import { Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ChangeEngine } from '../../application/engines/change-engine';
import { COUNTS } from '../../application/engines/external-engine';
import { RegisterEngine } from '../../application/engines/register-engine';
import type { EngineShape } from '../../application/engines/registered';
import { RemoveEngine } from '../../application/engines/remove-engine';
import { RenewSecret } from '../../application/engines/renew-secret';
import { SeeDeliveries } from '../../application/engines/see-deliveries';
import { SeeEngines } from '../../application/engines/see-engines';
import type { CampaignId, UserId } from '../../kernel';
import type { Fields } from '../../application/fields';
import type { AuthenticatedRequest } from '../auth/current-user';
import { ifMatch, sendChanged } from '../campaigns/tagged';
import { sendTagged } from '../http/answers/etag';
import { claimOf, KeepsNoAnswer } from '../http/idempotency-key';
import { body, choice, list, object, orNull, ref, text } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { DRY_RUN } from '../playing/parameters';
import { noBody, readBody, readDryRun, readQuery, understood } from '../playing/read';

const NAME_MAX = 60;
const RULESETS_MAX = 20;
const URL_MAX = 500;
const WEBHOOK = orNull({ type: 'string', minLength: 1, maxLength: URL_MAX });

interface Leading {
  readonly campaign: CampaignId;
  readonly user: UserId;
  readonly engines: readonly EngineShape[];
}

const readWebhook = (fields: Fields): string | null => {
  const sent = fields.raw('webhook');
  const webhook = typeof sent === 'string' && sent.length > 0 && sent.length <= URL_MAX ? sent : null;
  if (sent !== webhook) fields.refuse('webhook', 'shape/not-a-string', { min: 1, max: URL_MAX });
  return webhook;
};

const readEngine = (fields: Fields) => {
  const name = fields.optionalName('name', NAME_MAX);
  if (!fields.has('name')) fields.refuse('name', 'shape/missing');
  const counts = fields.has('counts') ? fields.oneOf('counts', COUNTS) : COUNTS[0];
  return {
    name: name ?? '',
    rulesets: fields.ids('rulesets', 1, RULESETS_MAX),
    counts,
    webhook: fields.has('webhook') ? readWebhook(fields) : null,
  };
};

const readChanges = (fields: Fields) => ({
  ...(fields.has('counts') ? { counts: fields.oneOf('counts', COUNTS) } : {}),
  ...(fields.has('webhook') ? { webhook: readWebhook(fields) } : {}),
});

@ApiTags('engines')
@ApiBearerAuth()
@Controller('v1/campaigns/:id/engines')
export class EnginesController {
  constructor(
    private readonly seeEngines: SeeEngines,
    private readonly seeDeliveries: SeeDeliveries,
    private readonly registerEngine: RegisterEngine,
    private readonly changeEngine: ChangeEngine,
    private readonly renewSecret: RenewSecret,
    private readonly removeEngine: RemoveEngine,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listEngines',
    summary: 'The external engines that are registered for the campaign (GM)',
  })
  @ApiOkResponse({ schema: object({ items: list(ref('ExternalEngine')) }) })
  async list(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const { engines: items } = await this.#leading(id, request);
    understood(readQuery(request, () => null));
    return { items };
  }

  @Post()
  @KeepsNoAnswer()
  @ApiOperation({
    operationId: 'registerEngine',
    summary: 'Register a program as an engine; its secret is told once (GM)',
  })
  @ApiBody({
    schema: body(
      {
        name: text,
        rulesets: list(text, { minItems: 1, maxItems: RULESETS_MAX }),
        counts: choice(...COUNTS),
        webhook: WEBHOOK,
      },
      ['name', 'rulesets'],
    ),
  })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse({ schema: ref('NewExternalEngine') })
  async register(@Param('id') id: string, @Req() request: AuthenticatedRequest): Promise<unknown> {
    const { campaign, user } = await this.#leading(id, request);
    const [dryRun, engine] = understood(readDryRun(request), readBody(request, readEngine));
    // A wrong one is refused as everywhere; of a right one nothing is kept.
    claimOf(request);
    return orThrow(await this.registerEngine.run(campaign, user, engine, dryRun));
  }

  @Get(':engineId')
  @ApiOperation({
    operationId: 'getEngine',
    summary: 'An external engine, with the tag by which it is changed (GM)',
  })
  @ApiOkResponse({ schema: ref('ExternalEngine') })
  async see(
    @Param('id') id: string,
    @Param('engineId') engine: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { campaign, user } = await this.#leading(id, request);
    understood(readQuery(request, () => null));
    const seen = orThrow(await this.seeEngines.one(campaign, user, engine));
    sendTagged(request, reply, JSON.stringify(seen));
  }

  @Get(':engineId/deliveries')
  @ApiOperation({
    operationId: 'getEngineDeliveries',
    summary: 'How posting battles to an engine’s webhook goes (GM)',
  })
  @ApiOkResponse({ schema: ref('EngineDeliveries') })
  async deliveries(
    @Param('id') id: string,
    @Param('engineId') engine: string,
    @Req() request: AuthenticatedRequest,
  ): Promise<unknown> {
    const { campaign, user } = await this.#leading(id, request);
    understood(readQuery(request, () => null));
    return orThrow(await this.seeDeliveries.run(campaign, user, engine));
  }

  @Patch(':engineId')
  @ApiOperation({
    operationId: 'changeEngine',
    summary:
      'Change what an engine’s next reports are worth, or its webhook, to which all open battles are then posted anew (GM)',
  })
  @ApiBody({ schema: body({ counts: choice(...COUNTS), webhook: WEBHOOK }) })
  @ApiQuery(DRY_RUN)
  @ApiHeader({ name: 'If-Match', required: false, description: 'The tag of the engine as it was last seen' })
  @ApiOkResponse({ schema: ref('ExternalEngine') })
  async change(
    @Param('id') id: string,
    @Param('engineId') engine: string,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { campaign, user } = await this.#leading(id, request);
    const [dryRun, changes] = understood(readDryRun(request), readBody(request, readChanges));
    const options = { precondition: ifMatch(request), dryRun };
    sendChanged(reply, orThrow(await this.changeEngine.run(campaign, user, engine, changes, options)));
  }

  @Post(':engineId/secret')
  @HttpCode(200)
  @KeepsNoAnswer()
  @ApiOperation({
    operationId: 'renewEngineSecret',
    summary: 'Give an engine a new secret, told once; the old one counts no more (GM)',
  })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('NewExternalEngine') })
  async rotate(
    @Param('id') id: string,
    @Param('engineId') engine: string,
    @Req() request: AuthenticatedRequest,
  ): Promise<unknown> {
    const { campaign, user } = await this.#leading(id, request);
    const [dryRun] = understood(readDryRun(request), noBody(request));
    claimOf(request);
    return orThrow(await this.renewSecret.run(campaign, user, engine, dryRun));
  }

  @Delete(':engineId')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'removeEngine',
    summary: 'Remove an engine; its open battles go back to the table (GM)',
  })
  @ApiQuery(DRY_RUN)
  @ApiNoContentResponse()
  async remove(
    @Param('id') id: string,
    @Param('engineId') engine: string,
    @Req() request: AuthenticatedRequest,
  ): Promise<void> {
    const { campaign, user } = await this.#leading(id, request);
    const [dryRun] = understood(readDryRun(request), noBody(request));
    const call = { id: campaign, user, dryRun, claim: claimOf(request) };
    orThrow(await this.removeEngine.run(call, engine));
  }

  /** Who they are comes before what they say: strangers and players are refused, whatever they have sent. */
  async #leading(id: string, request: AuthenticatedRequest): Promise<Leading> {
    const campaign = id.toLowerCase() as CampaignId;
    const { user } = request.user;
    return { campaign, user, engines: orThrow(await this.seeEngines.all(campaign, user)) };
  }
}
