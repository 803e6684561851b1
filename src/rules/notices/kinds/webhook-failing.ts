/**
 * webhook-failing (TAC-8): battles cannot be posted to an engine's webhook. Only the game master gets it,
 * once for each time that it begins to fail.
 */
import { defineNotice } from '../definition';

export interface WebhookFailingData {
  /** Name of the engine. */
  readonly engine: string;
  /** ISO 8601, UTC. */
  readonly since: string;
}

export const webhookFailing = defineNotice<'webhook-failing', WebhookFailingData>({
  kind: 'webhook-failing',
  urgency: 'soon',
  stillTrue: (_data, { status }, to) => to.kind === 'gm' && status !== 'finished',
  path: (_data, home) => `${home}/gm`,
});
