/**
 * Somebody without an account any more is no member any more. A campaign that nobody is left in goes with the
 * last of them.
 */
import { type CampaignId, ok, type UserId } from '../../kernel';
import { freedOf, leaveWar } from './remove-member';
import type { SetupStore } from './setup-store';

/**
 * As by `leave`, also for a game master: a campaign that is over does without one. One that has not begun
 * goes with its maker.
 */
export const leaveForGood = async (store: SetupStore, id: CampaignId, user: UserId): Promise<void> => {
  await store.transact(
    id,
    async (transaction) => {
      const { campaign } = transaction;
      const member = campaign.members.find((one) => one.user === user);
      if (member === undefined) return ok(null);
      const alone = campaign.members.length === 1;
      if (alone || (campaign.status === 'setup' && member.role === 'gm')) await transaction.remove();
      else if (campaign.status === 'setup') await transaction.save(freedOf(campaign, member));
      else await leaveWar(transaction, member);
      return ok(null);
    },
    { dryRun: false, idempotency: null },
  );
};
