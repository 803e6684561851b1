/**
 * Handing the campaign over to a member who plays no force (END-2); the old game master stays as an observer.
 */
import { err, ok, type Result, type UserId, violation } from '../../kernel';
import { decideHandOver } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, decidedBy, type CommandCall } from '../campaigns/command';
import { againstRules, type Refusal } from '../refusal';
import { withMembers, type MemberChange } from './member-changes';
import { asObserver } from './pass-seat';

export class HandOver {
  constructor(private readonly store: CampaignTransactions) {}

  run(
    call: CommandCall,
    to: UserId,
    reason: string | null,
  ): Promise<Result<{ readonly gameMaster: string }, Refusal>> {
    return command(this.store, call, 'gm', (resolution, transaction, gm) => {
      const next = transaction.campaign.members.find((one) => one.user === to);
      if (next === undefined) return err(againstRules([violation('gm/no-such-member', 'END-2', '/userId')]));
      if (next.user === gm.user) return ok({ answer: { gameMaster: to } });
      const violations = decideHandOver(resolution, { from: gm.user, to, name: next.displayName, reason });
      const members: MemberChange[] = [
        asObserver(gm),
        { user: to, role: 'gm', force: null, displayName: next.displayName },
      ];
      return withMembers(
        decidedBy(violations, () => ({ gameMaster: to })),
        members,
      );
    });
  }
}
