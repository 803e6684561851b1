/** Schemas of webhooks of events, with examples. */
import { POST_FAILURES } from '../../application/engines/delivery-state';
import { STOPS } from '../../application/webhooks/model';
import {
  body,
  choice,
  integer,
  mayGrow,
  object,
  orNull,
  text,
  time,
  uuid,
  type Schema,
} from '../http/openapi/schema';

const ID = '0198c2f1-12ab-7f00-8a1b-2c3d4e5f6071';
const AT = '2026-11-26T18:00:00.000Z';

export const WEBHOOK_EXAMPLE = {
  ...{ id: ID, server: 'bot.example.org', audience: 'f1', createdAt: AT, takenSeq: 412 },
  ...{ lastTakenAt: AT, failingSince: null, lastFailure: null, stopped: null },
};
export const POST_EXAMPLE = {
  ...{ delivery: `${ID}.409-412`, first: 409, last: 412, attempts: 1, takenAt: AT, nextAt: null },
};

const after: Schema = { ...integer, minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const failure = orNull(object({ reason: mayGrow(choice(...POST_FAILURES)), status: orNull(integer) }));
const webhook = {
  id: uuid,
  server: { ...text, description: 'Where the posts go; the rest of the address is told to nobody' },
  audience: { ...text, description: 'Whose events: a force, `gm` or `observer`' },
  createdAt: time,
  takenSeq: { ...integer, description: 'The number of the last event that was taken' },
  lastTakenAt: orNull(time),
  failingSince: orNull(time),
  lastFailure: failure,
  stopped: {
    ...orNull(mayGrow(choice(...STOPS))),
    description: 'Why nothing is posted any more; `moved`: its owner is another in the campaign by now',
  },
};

export const WEBHOOK_SCHEMAS: Readonly<Record<string, Schema>> = {
  Webhook: { ...object(webhook), examples: [WEBHOOK_EXAMPLE] },
  NewWebhook: object({ ...webhook, secret: orNull(text) }),
  WebhookBody: {
    ...body({ url: { type: 'string', minLength: 1, maxLength: 1_000 }, after }, ['url']),
    examples: [{ url: 'https://bot.example.org/campaign' }],
  },
  ResendBody: { ...body({ after }, ['after']), examples: [{ after: 408 }] },
  WebhookDelivery: {
    ...object({
      delivery: { ...text, description: 'The same at every attempt: X-Webhook-Delivery' },
      first: integer,
      last: integer,
      attempts: integer,
      takenAt: orNull(time),
      nextAt: orNull(time),
    }),
    examples: [POST_EXAMPLE],
  },
};
