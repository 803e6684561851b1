/** A player refuses a link for a new password that a game master has made for them; the campaign is told. */
import { type CampaignId, err, ok, type Result, type UserId } from '../../kernel';
import { tellResetLinkRefused } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command } from '../campaigns/command';
import { NOT_FOUND, type Refusal } from '../refusal';

export class RefuseResetLink {
  constructor(private readonly store: CampaignTransactions) {}

  /** Not found when it was used, refused or replaced meanwhile. */
  run(campaign: CampaignId, user: UserId, link: string): Promise<Result<null, Refusal>> {
    return command<null>(
      this.store,
      { id: campaign },
      'no-member',
      async (resolution, { campaign: { members }, resetLinks }) => {
        if (!(await resetLinks.refuse(link, user))) return err(NOT_FOUND);
        const member = members.find((one) => one.user === user);
        if (member !== undefined)
          tellResetLinkRefused(resolution, { user, name: member.displayName, force: member.force });
        return ok({ answer: null });
      },
    );
  }
}
