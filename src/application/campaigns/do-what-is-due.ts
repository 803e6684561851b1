/**
 * Doing what is due in a campaign by the database's clock (ROUND-4): a deadline, an undisputed report, an
 * overdue battle.
 */
import { type CampaignId, ok } from '../../kernel';
import { decideBattleDue, rowsOf } from '../../rules';
import { ownRound } from '../pauses';
import type { CampaignTransactions } from './campaign-transaction';
import { command } from './command';
import { passDeadline } from './close-phase';

/**
 * Does what is due in a campaign by the database's clock: a deadline, an undisputed report, an overdue
 * battle. Late, early and double calls do nothing; a campaign that somebody else holds is left to them.
 */
export const doWhatIsDue = async (store: CampaignTransactions, id: CampaignId): Promise<boolean> => {
  const done = await command(
    store,
    // A thousand that end their phases at once must not push out of memory what people look at.
    { id, skipLocked: true, inPassing: true },
    'no-member',
    async (resolution, transaction) => {
      const { campaign } = resolution.state;
      if (campaign.status !== 'running') return ok({ answer: false });
      const before = resolution.events.length;
      if (campaign.deadline !== null && campaign.deadline <= resolution.now)
        await passDeadline(resolution, transaction);
      else
        for (const battle of rowsOf(resolution.state.battles))
          if (battle.dueAt !== null && battle.dueAt <= resolution.now)
            decideBattleDue(resolution, { battle: battle.id });
      // To write it is as much work again.
      await ownRound();
      return ok({ answer: resolution.events.length > before });
    },
  );
  return done.ok && done.value;
};
