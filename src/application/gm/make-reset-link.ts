/** A game master makes a link for a player who has lost their password; the campaign is told. */
import { err, isoTime, ok, type Result, type UserId } from '../../kernel';
import { decideResetLink } from '../../rules';
import { timesFrom, waitForAnother } from '../accounts/member-links';
import { command, type CommandCall } from '../campaigns/command';
import { refusalOf } from '../campaigns/refusals';
import { NOT_FOUND, tooMany, type Refusal } from '../refusal';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';

export interface MadeResetLink {
  /** Null, as the next one: only tried. */
  readonly id: string | null;
  /** Told once. */
  readonly token: string | null;
  /** ISO 8601, UTC. */
  readonly worksFrom: string;
  readonly expiresAt: string;
}

export class MakeResetLink {
  constructor(private readonly store: CampaignTransactions) {}

  /** No idempotency key is heeded: an answer that is kept would keep the secret in clear. */
  run(call: CommandCall, user: UserId): Promise<Result<MadeResetLink, Refusal>> {
    return command(
      this.store,
      { ...call, claim: null },
      'gm',
      async (resolution, { campaign, resetLinks, now }, gm) => {
        const member = campaign.members.find((one) => one.user === user);
        if (member === undefined) return err(NOT_FOUND);
        const times = timesFrom(now);
        const { displayName: name, force } = member;
        const violations = decideResetLink(resolution, { user, name, force }, times.usableAt);
        if (violations.length > 0) return err(refusalOf(violations));
        const wait = waitForAnother(await resetLinks.madeLately(user, gm.user));
        if (wait !== null) return err(tooMany('gm/too-many-reset-links', wait));
        const made = call.dryRun
          ? { id: null, token: null }
          : await resetLinks.make({ ...times, user, maker: gm.user });
        return ok({
          answer: { ...made, worksFrom: isoTime(times.usableAt), expiresAt: isoTime(times.expiresAt) },
        });
      },
    );
  }
}
