/** A member's command on a running campaign: his role is asked again under the lock, then the rules decide. */
import type { CampaignId, UserId } from '../../kernel/ids';
import type { Result } from '../../kernel/result';
import type { Resolution } from '../../rules';
import type { IdempotencyClaim } from '../idempotency/claim';
import type { Refusal } from '../refusal';
import { memberAmong, type Needed } from './access';
import type { CampaignStore, CampaignTransaction, Member } from './campaign-store';
import { decide, type Decided } from './decide';

/** How a command is to be run. */
export interface CommandCall {
  readonly id: CampaignId;
  readonly user: UserId;
  readonly dryRun: boolean;
  /** Null: the client sent no key. */
  readonly claim: IdempotencyClaim | null;
  /** The status with which the answer is given, and given again. */
  readonly status: number;
}

export type Decision<T> = (resolution: Resolution, transaction: CampaignTransaction, member: Member) => Decided<T> | Promise<Decided<T>>;

/** The answer must be plain JSON. A kept answer comes before the role: the command may have changed it. */
export const command = <T>(store: CampaignStore, call: CommandCall, needed: Needed, decision: Decision<T>): Promise<Result<T, Refusal>> =>
  decide<T>(
    store,
    call.id,
    async (resolution, transaction) => {
      const member = memberAmong(transaction.campaign.members, call.user, needed);
      return member.ok ? decision(resolution, transaction, member.value) : member;
    },
    { dryRun: call.dryRun, idempotency: call.claim === null ? null : { claim: call.claim, status: call.status } },
  );
