/**
 * `/v1/campaigns/{id}/engines`: the external engines of a campaign, of which its game master takes care
 * (TAC-8).
 */
import { Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
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
import { ChangeEngine } from '../../application/engines/change-engine';
import { COUNTS } from '../../application/engines/external-engine';
import { RegisterEngine } from '../../application/engines/register-engine';
import { RemoveEngine } from '../../application/engines/remove-engine';
import { RenewSecret } from '../../application/engines/renew-secret';
import { SeeDeliveries } from '../../application/engines/see-deliveries';
import { SeeEngines } from '../../application/engines/see-engines';
import type { Fields } from '../../application/fields';
import type { IdempotencyClaim } from '../../application/idempotency/claim';
import type { Precondition } from '../../application/setup/guards';
import type { Membership } from '../../application/setup/membership';
import { ForMembersOf, Member } from '../campaigns/access/membership.guard';
import { WithETag, WithNewETag } from '../http/answers/with-etag';
import { AsLastSeen } from '../http/as-last-seen';
import { IdempotencyKey, KeepsNoAnswer } from '../http/idempotency-key';
import { body, choice, list, object, orNull, ref, text } from '../http/openapi/schema';
import { orThrow } from '../http/problems/problem';
import { DRY_RUN } from '../playing/parameters';
import { InQuery } from '../playing/in-query';
import { dryRunIn, inBody } from '../playing/read';
import { Sent } from '../playing/sent';

const CAMPAIGN = { name: 'id', type: String, description: 'Id of the campaign' };
const NAME_MAX = 60;
const RULESETS_MAX = 20;
const URL_MAX = 500;
const WEBHOOK = orNull({ type: 'string', minLength: 1, maxLength: URL_MAX });

const readWebhook = (fields: Fields): string | null => {
  const sent = fields.raw('webhook');
  const webhook = typeof sent === 'string' && sent.length > 0 && sent.length <= URL_MAX ? sent : null;
  if (sent !== webhook) fields.refuse('webhook', 'shape/not-a-string', { min: 1, max: URL_MAX });
  return webhook;
};

const nothing = (): null => null;

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
  @ForMembersOf(CAMPAIGN, 'gm')
  @ApiOperation({
    operationId: 'listEngines',
    summary: 'The external engines that are registered for the campaign (GM)',
  })
  @ApiOkResponse({ schema: object({ items: list(ref('ExternalEngine')) }) })
  async list(@Member() { campaign, user }: Membership, @InQuery(nothing) _query: null) {
    return { items: orThrow(await this.seeEngines.all(campaign, user)) };
  }

  @Post()
  @ForMembersOf(CAMPAIGN, 'gm')
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
  async register(
    @Member() { campaign, user }: Membership,
    @Sent(dryRunIn, inBody(readEngine)) [dryRun, engine]: [boolean, ReturnType<typeof readEngine>],
    // A wrong one is refused as everywhere; of a right one nothing is kept.
    @IdempotencyKey() _key: IdempotencyClaim | null,
  ) {
    return orThrow(await this.registerEngine.run(campaign, user, engine, dryRun));
  }

  @Get(':engineId')
  @WithETag()
  @ForMembersOf(CAMPAIGN, 'gm')
  @ApiOperation({
    operationId: 'getEngine',
    summary: 'An external engine, with the tag by which it is changed (GM)',
  })
  @ApiOkResponse({ schema: ref('ExternalEngine') })
  see(
    @Member() { campaign, user }: Membership,
    @Param('engineId') engine: string,
    @InQuery(nothing) _query: null,
  ) {
    return this.seeEngines.one(campaign, user, engine);
  }

  @Get(':engineId/deliveries')
  @ForMembersOf(CAMPAIGN, 'gm')
  @ApiOperation({
    operationId: 'getEngineDeliveries',
    summary: 'How posting battles to an engine’s webhook goes (GM)',
  })
  @ApiOkResponse({ schema: ref('EngineDeliveries') })
  async deliveries(
    @Member() { campaign, user }: Membership,
    @Param('engineId') engine: string,
    @InQuery(nothing) _query: null,
  ) {
    return orThrow(await this.seeDeliveries.run(campaign, user, engine));
  }

  @Patch(':engineId')
  @WithNewETag()
  @ForMembersOf(CAMPAIGN, 'gm')
  @ApiOperation({
    operationId: 'changeEngine',
    summary:
      'Change what an engine’s next reports are worth, or its webhook, to which all open battles are then posted anew (GM)',
  })
  @ApiBody({ schema: body({ counts: choice(...COUNTS), webhook: WEBHOOK }) })
  @ApiQuery(DRY_RUN)
  @ApiHeader({ name: 'If-Match', required: false, description: 'The tag of the engine as it was last seen' })
  @ApiOkResponse({ schema: ref('ExternalEngine') })
  change(
    @Member() { campaign, user }: Membership,
    @Param('engineId') engine: string,
    @Sent(dryRunIn, inBody(readChanges)) [dryRun, changes]: [boolean, ReturnType<typeof readChanges>],
    @AsLastSeen() precondition: Precondition,
  ) {
    return this.changeEngine.run(campaign, user, engine, changes, { precondition, dryRun });
  }

  @Post(':engineId/secret')
  @ForMembersOf(CAMPAIGN, 'gm')
  @HttpCode(200)
  @KeepsNoAnswer()
  @ApiOperation({
    operationId: 'renewEngineSecret',
    summary: 'Give an engine a new secret, told once; the old one counts no more (GM)',
  })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse({ schema: ref('NewExternalEngine') })
  async rotate(
    @Member() { campaign, user }: Membership,
    @Param('engineId') engine: string,
    @Sent(dryRunIn) [dryRun]: [boolean],
    @IdempotencyKey() _key: IdempotencyClaim | null,
  ) {
    return orThrow(await this.renewSecret.run(campaign, user, engine, dryRun));
  }

  @Delete(':engineId')
  @ForMembersOf(CAMPAIGN, 'gm')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'removeEngine',
    summary: 'Remove an engine; its open battles go back to the table (GM)',
  })
  @ApiQuery(DRY_RUN)
  @ApiNoContentResponse()
  async remove(
    @Member() { campaign: id, user }: Membership,
    @Param('engineId') engine: string,
    @Sent(dryRunIn) [dryRun]: [boolean],
    @IdempotencyKey() claim: IdempotencyClaim | null,
  ): Promise<void> {
    orThrow(await this.removeEngine.run({ id, user, dryRun, claim }, engine));
  }
}
