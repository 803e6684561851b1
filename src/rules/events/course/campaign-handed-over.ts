/** campaign-handed-over (END-2): the campaign has another game master. Everybody is told. */
import type { UserId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface CampaignHandedOver {
  readonly from: UserId | null;
  readonly to: UserId;
  readonly name: string;
  readonly reason: string | null;
}

/** What is told of it. */
export interface CampaignHandedOverTold {
  readonly name: string;
  readonly reason: string | null;
}

export const campaignHandedOver = defineEvent<
  'campaign-handed-over',
  CampaignHandedOver,
  CampaignHandedOverTold
>({
  type: 'campaign-handed-over',
  tell: ({ name, reason }) => ({ name, reason }),
});
