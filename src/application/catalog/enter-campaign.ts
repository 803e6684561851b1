/** Whether a user (null: nobody is logged in) may ask for what a campaign sees: its members may. */
import { type CampaignId, err, ok, type Result, type UserId } from '../../kernel';
import { NOT_FOUND, UNAUTHENTICATED, type Refusal } from '../refusal';
import type { Memberships } from '../setup/membership';

export class EnterCampaign {
  constructor(private readonly memberships: Pick<Memberships, 'find'>) {}

  async run(campaign: string, user: UserId | null): Promise<Result<CampaignId, Refusal>> {
    if (user === null) return err(UNAUTHENTICATED);
    const membership = await this.memberships.find(campaign, user);
    return membership === null ? err(NOT_FOUND) : ok(membership.campaign);
  }
}
