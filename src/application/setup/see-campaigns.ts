/** Reading campaigns: one's own list, and the head of one. */
import { type CampaignId, err, ok, type Result, type UserId } from '../../kernel';
import type { Page } from '../page';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { SetupPorts } from './ports';
import { presentCampaign, type CampaignShape } from './reading/present-campaign';

export const seeCampaign =
  ({ store }: SetupPorts) =>
  async (id: CampaignId, user: UserId): Promise<Result<CampaignShape, Refusal>> => {
    const summary = await store.summary(id, user);
    return summary === null ? err(NOT_FOUND) : ok(presentCampaign(summary));
  };

/**
 * Newest first; the cursor is the last campaign of the page before. `hidden`: those that the user has hidden,
 * or has not; null: all.
 */
export const listCampaigns =
  ({ store }: SetupPorts) =>
  async (
    user: UserId,
    hidden: boolean | null,
    after: string | null,
    limit: number,
  ): Promise<Page<CampaignShape>> => {
    const found = await store.list(user, hidden, after as CampaignId | null, limit + 1);
    const items = found.slice(0, limit).map(presentCampaign);
    return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  };
