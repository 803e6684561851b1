/** A webhook of a member's own. 404: they have none such in the campaign. */
import { type CampaignId, err, isUuid, ok, type Result, type UserId } from '../../kernel';
import type { CommandCall } from '../campaigns/command';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { EventWebhook, EventWebhookStore } from './model';

/** What a use case needs of a command. */
export type WebhookCall = Pick<CommandCall, 'id' | 'user' | 'dryRun'>;

export const ownWebhook = async (
  store: Pick<EventWebhookStore, 'list'>,
  campaign: CampaignId,
  user: UserId,
  id: string,
): Promise<Result<EventWebhook, Refusal>> => {
  const found = isUuid(id) ? (await store.list(campaign, user)).find((one) => one.id === id) : undefined;
  return found === undefined ? err(NOT_FOUND) : ok(found);
};
