/** webhook-stopped: events of a campaign are not posted to a program of theirs any more. Its owner gets it. */
import { defineNotice } from '../definition';

export interface WebhookStoppedData {
  /** The name of the server that they went to. */
  readonly server: string;
  /** It has said that there is nothing any more; else it has failed for days. */
  readonly gone: boolean;
}

export const webhookStopped = defineNotice<'webhook-stopped', WebhookStoppedData>({
  kind: 'webhook-stopped',
  urgency: 'soon',
  path: (_data, home) => home,
});
