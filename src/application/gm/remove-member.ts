/**
 * Removing a member (END-2): their seat becomes vacant; when only they were waited for, the phase ends
 * (ROUND-3).
 */
import { err, type Result, type UserId, violation } from '../../kernel';
import { decideRemoveMember } from '../../rules';
import { closeIfAllReady } from '../campaigns/close-phase';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, decidedBy, type CommandCall } from '../campaigns/command';
import { againstRules, NOT_FOUND, type Refusal } from '../refusal';
import { withMembers } from './member-changes';

export class RemoveMember {
  constructor(private readonly store: CampaignTransactions) {}

  run(
    call: CommandCall,
    user: UserId,
    reason: string | null,
  ): Promise<Result<{ readonly removed: string }, Refusal>> {
    return command(this.store, call, 'gm', async (resolution, transaction) => {
      const member = transaction.campaign.members.find((one) => one.user === user);
      if (member === undefined) return err(NOT_FOUND);
      if (member.role === 'gm') return err(againstRules([violation('gm/not-himself', 'END-2', '')]));
      const violations = decideRemoveMember(resolution, { user, name: member.displayName, reason });
      if (violations.length === 0 && member.force !== null) await closeIfAllReady(resolution, transaction);
      const leaving = { user, role: null, force: null, displayName: member.displayName };
      return withMembers(
        decidedBy(violations, () => ({ removed: user })),
        [leaving],
      );
    });
  }
}
