/** Who plays and who leads (END-2): removing a member, giving a seat to another, handing the campaign over, and taking over from a lost GM. */
import { type CampaignId, err, type ForceId, ok, type Result, type UserId, violation } from '../../kernel';
import { decideClaim, decideHandOver, decideRemoveMember, rowsOf, type Instant } from '../../rules';
import { againstRules, conflict, FORBIDDEN, NOT_FOUND, type Refusal } from '../refusal';
import type { Member } from '../campaigns/campaign-store';
import type { Change, CampaignTransactions } from '../campaigns/campaign-transaction';
import { closeIfAllReady } from '../campaigns/close-phase';
import { command, decidedBy, type CommandCall, type Decided } from '../campaigns/command';
import { refusalOf } from '../campaigns/refusals';
import { asObserver, passSeat } from './pass-seat';

/** When a member was last at their account. */
export interface Presence {
  /** Not before they got their place in the campaign, nor before they had an account. Null: they are no member. */
  lastSeen(campaign: CampaignId, user: UserId): Promise<Instant | null>;
}

/** A GM who has not been at his account for so long is lost: any member may take over. */
const LOST_AFTER_DAYS = 14;
const DAY = 86_400_000;

type MemberChange = Change['members'][number];

const find = (members: readonly Member[], user: UserId): Result<Member, Refusal> => {
  const member = members.find((one) => one.user === user);
  return member === undefined ? err(NOT_FOUND) : ok(member);
};

const withMembers = <T>(decided: Decided<T>, members: readonly MemberChange[]): Decided<T> =>
  decided.ok ? ok({ ...decided.value, members }) : decided;

export class Members {
  constructor(
    private readonly store: CampaignTransactions,
    private readonly presence: Presence,
  ) {}

  /** His seat becomes vacant; when only he was waited for, the phase ends (ROUND-3). */
  remove(call: CommandCall, user: UserId, reason: string | null): Promise<Result<{ readonly removed: string }, Refusal>> {
    return command(this.store, call, 'gm', async (resolution, transaction) => {
      const member = find(transaction.campaign.members, user);
      if (!member.ok) return member;
      if (member.value.role === 'gm') return err(againstRules([violation('gm/not-himself', 'END-2', '')]));
      const violations = decideRemoveMember(resolution, { user, name: member.value.displayName, reason });
      if (violations.length === 0 && member.value.force !== null) await closeIfAllReady(resolution, transaction);
      const leaving = { user, role: null, force: null, displayName: member.value.displayName };
      return withMembers(
        decidedBy(violations, () => ({ removed: user })),
        [leaving],
      );
    });
  }

  /** To a member without a seat. Who sat there stays as an observer, and his ready mark goes. */
  reassign(
    call: CommandCall,
    force: ForceId,
    user: UserId,
    reason: string | null,
  ): Promise<Result<{ readonly force: string; readonly user: string }, Refusal>> {
    return command(this.store, call, 'gm', async (resolution, transaction) => {
      if (!rowsOf(resolution.state.forces).some(({ id }) => id === force)) return err(NOT_FOUND);
      const { members } = transaction.campaign;
      const next = members.find((one) => one.user === user);
      if (next === undefined) return err(againstRules([violation('gm/no-such-member', 'END-2', '/userId')]));
      if (next.role === 'gm') return err(againstRules([violation('gm/not-himself', 'END-2', '/userId')]));
      if (next.force === force) return ok({ answer: { force, user } });
      const passed = await passSeat(resolution, transaction, { force, user, displayName: next.displayName, reason }, call.dryRun);
      return passed.ok ? ok({ answer: { force, user }, members: passed.value }) : err(refusalOf(passed.error));
    });
  }

  /** To a member who plays no force; the old GM stays as an observer. */
  handOver(call: CommandCall, to: UserId, reason: string | null): Promise<Result<{ readonly gameMaster: string }, Refusal>> {
    return command(this.store, call, 'gm', (resolution, transaction, gm) => {
      const next = transaction.campaign.members.find((one) => one.user === to);
      if (next === undefined) return err(againstRules([violation('gm/no-such-member', 'END-2', '/userId')]));
      if (next.user === gm.user) return ok({ answer: { gameMaster: to } });
      const violations = decideHandOver(resolution, { from: gm.user, to, name: next.displayName, reason });
      const members: MemberChange[] = [asObserver(gm), { user: to, role: 'gm', force: null, displayName: next.displayName }];
      return withMembers(
        decidedBy(violations, () => ({ gameMaster: to })),
        members,
      );
    });
  }

  /** A lost GM does not end a campaign: any member takes over; a player gives up his seat for it, since a GM does not play. */
  claim(call: CommandCall): Promise<Result<{ readonly gameMaster: string }, Refusal>> {
    return command(this.store, call, 'anyone', async (resolution, transaction, member) => {
      if (member.role === 'gm') return err(FORBIDDEN);
      const gm = transaction.campaign.members.find((one) => one.role === 'gm') ?? null;
      if (gm !== null && !(await this.#isLost(call.id, gm.user, transaction.now))) return err(conflict('gm/not-lost', 'END-2'));
      const { user, displayName: name } = member;
      const violations = decideClaim(resolution, { from: gm?.user ?? null, to: user, name });
      if (violations.length === 0 && member.force !== null) await closeIfAllReady(resolution, transaction);
      const members: MemberChange[] = [...(gm === null ? [] : [asObserver(gm)]), { user, role: 'gm', force: null, displayName: name }];
      return withMembers(
        decidedBy(violations, () => ({ gameMaster: user })),
        members,
      );
    });
  }

  /** Of whom nothing is known is not lost. */
  async #isLost(campaign: CampaignId, gm: UserId, now: Instant): Promise<boolean> {
    const seen = await this.presence.lastSeen(campaign, gm);
    return seen !== null && now - seen >= LOST_AFTER_DAYS * DAY;
  }
}
