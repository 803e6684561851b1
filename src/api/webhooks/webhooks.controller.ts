/** `/v1/campaigns/{id}/webhooks`: programs of mine that are told what I am told. */
import { Delete, Get, HttpCode, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { CommandCall } from '../../application/campaigns/command';
import type { Access } from '../../application/campaigns/reader';
import type { Fields } from '../../application/fields';
import { ListPosts } from '../../application/webhooks/list-posts';
import { ListWebhooks } from '../../application/webhooks/list-webhooks';
import { RegisterWebhook } from '../../application/webhooks/register-webhook';
import { RemoveWebhook } from '../../application/webhooks/remove-webhook';
import { ResendEvents } from '../../application/webhooks/resend-events';
import { SeeWebhook } from '../../application/webhooks/see-webhook';
import { KeepsNoAnswer } from '../http/idempotency-key';
import { object, list, ref } from '../http/openapi/schema';
import { CampaignController } from '../playing/entry/campaign-controller';
import { Command, InPath, Input, Member } from '../playing/entry/parameters';
import { DRY_RUN } from '../playing/parameters';
import { inBody } from '../playing/read';
import { POST_EXAMPLE, WEBHOOK_EXAMPLE } from './schemas';

const URL_MAX = 1_000;
const json = (schema: object, example: unknown) => ({ content: { 'application/json': { schema, example } } });

interface Wish {
  readonly url: string;
  readonly after: number | null;
}

const readWish = (fields: Fields): Wish => {
  const sent = fields.raw('url');
  const isText = typeof sent === 'string' && sent.length > 0 && sent.length <= URL_MAX;
  if (!isText) fields.refuse('url', 'shape/not-a-string', { min: 1, max: URL_MAX });
  const after = fields.has('after') ? fields.integer('after', 0, Number.MAX_SAFE_INTEGER) : null;
  return { url: isText ? sent : '', after };
};
const readAfter = (fields: Fields): number => fields.integer('after', 0, Number.MAX_SAFE_INTEGER);

@CampaignController('webhooks', '/webhooks')
export class WebhooksController {
  constructor(
    private readonly listWebhooks: ListWebhooks,
    private readonly registerWebhook: RegisterWebhook,
    private readonly seeWebhook: SeeWebhook,
    private readonly listPosts: ListPosts,
    private readonly resendEvents: ResendEvents,
    private readonly removeWebhook: RemoveWebhook,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listWebhooks',
    summary: 'My webhooks in this campaign, and how posting to them goes',
    description: 'Nobody else sees them, the game master neither. Without addresses and secrets.',
  })
  @ApiOkResponse(json(object({ items: list(ref('Webhook')) }), { items: [WEBHOOK_EXAMPLE] }))
  list(@Member() { id, member }: Access) {
    return this.listWebhooks.run(id, member.user);
  }

  @Post()
  @KeepsNoAnswer()
  @ApiOperation({
    operationId: 'addWebhook',
    summary: 'Have my events posted to a program of mine; its secret is told once',
    description:
      'What `GET …/events` tells me, in order and without a gap, up to 100 events a post, each signed as the posts of engines are (docs/engines.md), with ' +
      '`X-Webhook-…` in place of `X-Engine-…`. Any 2xx takes a post; it is tried again until then, and given up after two days, or at once after a 404 or 410. ' +
      '`after`: the number of the last event that it has; left out: only what comes is posted. At most three. Nothing more is posted when I play another force.',
  })
  @ApiBody({ schema: ref('WebhookBody') })
  @ApiQuery(DRY_RUN)
  @ApiCreatedResponse(json(ref('NewWebhook'), { ...WEBHOOK_EXAMPLE, secret: null }))
  @ApiUnprocessableEntityResponse({
    description: 'No https URL, or one with a login; or there are three already.',
  })
  add(@Command('anyone') call: CommandCall, @Input(inBody(readWish)) wish: Wish) {
    return this.registerWebhook.run(call, wish);
  }

  @Get(':webhookId')
  @ApiOperation({
    operationId: 'getWebhook',
    summary: 'One of my webhooks',
    description: 'How far its events were taken, and since when and why they are not.',
  })
  @ApiOkResponse(json(ref('Webhook'), WEBHOOK_EXAMPLE))
  see(@Member() { id, member }: Access, @InPath('webhookId') webhook: string) {
    return this.seeWebhook.run(id, member.user, webhook);
  }

  @Get(':webhookId/deliveries')
  @ApiOperation({
    operationId: 'listWebhookDeliveries',
    summary: 'The posts to one of my webhooks, newest first',
    description: 'What is tried now, and the last hundred that were taken.',
  })
  @ApiOkResponse(json(object({ items: list(ref('WebhookDelivery')) }), { items: [POST_EXAMPLE] }))
  deliveries(@Member() { id, member }: Access, @InPath('webhookId') webhook: string) {
    return this.listPosts.run(id, member.user, webhook);
  }

  @Post(':webhookId/resend')
  @HttpCode(200)
  @KeepsNoAnswer()
  @ApiOperation({
    operationId: 'resendEvents',
    summary: 'Post the events after a number again, at once, also to a webhook that was given up',
    description:
      '`after` 0: all of them. What comes later follows. Asked twice, the posts come twice at most.',
  })
  @ApiBody({ schema: ref('ResendBody') })
  @ApiQuery(DRY_RUN)
  @ApiOkResponse(json(ref('Webhook'), WEBHOOK_EXAMPLE))
  resend(
    @Command('anyone') call: CommandCall,
    @InPath('webhookId') webhook: string,
    @Input(inBody(readAfter)) after: number,
  ) {
    return this.resendEvents.run(call, webhook, after);
  }

  @Delete(':webhookId')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'removeWebhook',
    summary: 'Post nothing more to one of my webhooks',
    description: 'Its posts are forgotten, too.',
  })
  @ApiQuery(DRY_RUN)
  @ApiNoContentResponse()
  remove(@Command('anyone') call: CommandCall, @InPath('webhookId') webhook: string) {
    return this.removeWebhook.run(call, webhook);
  }
}
