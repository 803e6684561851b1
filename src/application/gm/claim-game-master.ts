/**
 * Taking over from a lost game master (END-2): their loss does not end a campaign. Any member may; a player
 * gives up their seat for it, since a game master does not play.
 */
import { type CampaignId, err, type Result, type UserId } from '../../kernel';
import { decideClaim, termsOf, type Instant } from '../../rules';
import { closeIfAllReady } from '../campaigns/close-phase';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, decidedBy, type CommandCall } from '../campaigns/command';
import { conflict, FORBIDDEN, type Refusal } from '../refusal';
import { withMembers, type MemberChange } from './member-changes';
import { asObserver } from './pass-seat';

/** When a member was last at their account. */
export interface Presence {
  /**
   * Not before they got their place in the campaign, nor before they had an account. Null: they are no
   * member.
   */
  lastSeen(campaign: CampaignId, user: UserId): Promise<Instant | null>;
}

const DAY = 86_400_000;

export class ClaimGameMaster {
  constructor(
    private readonly store: CampaignTransactions,
    private readonly presence: Presence,
  ) {}

  run(call: CommandCall): Promise<Result<{ readonly gameMaster: string }, Refusal>> {
    return command(this.store, call, 'anyone', async (resolution, transaction, member) => {
      if (member.role === 'gm') return err(FORBIDDEN);
      const gm = transaction.campaign.members.find((one) => one.role === 'gm') ?? null;
      const { lostAfterDays } = termsOf(resolution.state.campaign.ruleset);
      if (gm !== null && !(await this.#isLost(call.id, gm.user, transaction.now - lostAfterDays * DAY)))
        return err(conflict('gm/not-lost', 'END-2'));
      const { user, displayName: name } = member;
      const violations = decideClaim(resolution, { from: gm?.user ?? null, to: user, name });
      if (violations.length === 0 && member.force !== null) await closeIfAllReady(resolution, transaction);
      const members: MemberChange[] = [
        ...(gm === null ? [] : [asObserver(gm)]),
        { user, role: 'gm', force: null, displayName: name },
      ];
      return withMembers(
        decidedBy(violations, () => ({ gameMaster: user })),
        members,
      );
    });
  }

  /** Who was last at their account then or before. Of whom nothing is known is not lost. */
  async #isLost(campaign: CampaignId, gm: UserId, then: Instant): Promise<boolean> {
    const seen = await this.presence.lastSeen(campaign, gm);
    return seen !== null && seen <= then;
  }
}
