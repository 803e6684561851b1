/**
 * A command on a running campaign: under its lock a role is asked again, the rules decide, and what they
 * decided is written.
 */
import { type CampaignId, err, ok, type Result, type UserId, type Violation } from '../../kernel';
import type { Resolution } from '../../rules';
import type { IdempotencyClaim } from '../idempotency/claim';
import { NOT_FOUND, type Refusal } from '../refusal';
import { memberAmong, type Needed } from './access';
import type { Member } from './campaign-store';
import type { CampaignTransaction, CampaignTransactions, Change } from './campaign-transaction';
import { conclude } from './conclude';
import { refusalOf } from './refusals';
import { resolutionOf } from './resolution-of';

/** How a member's command is to be run. */
export interface CommandCall {
  readonly id: CampaignId;
  readonly user: UserId;
  /** Decide and answer, but change nothing. */
  readonly dryRun: boolean;
  /** Null: the client sent no key. */
  readonly claim: IdempotencyClaim | null;
}

/** What no member commands: the clock and engines do. */
export interface OwnCall {
  readonly id: CampaignId;
  readonly dryRun?: boolean;
  /** Leave a campaign to whoever holds it. */
  readonly skipLocked?: boolean;
  /** As in `TransactOptions`. */
  readonly inPassing?: boolean;
}

/**
 * An answer, or what makes it when the command has led wherever it leads: standing words may end phases after
 * the decision (ROUND-3).
 */
type Answer<T> = T | (() => T);

/**
 * What a decision answers: violations (nothing is changed then), or its result and whether members change.
 */
export type Decided<T> = Result<
  { readonly answer: Answer<T>; readonly members?: Change['members'] },
  Refusal
>;
type OwnDecision<T> = (
  resolution: Resolution,
  transaction: CampaignTransaction,
) => Decided<T> | Promise<Decided<T>>;
type Decision<T> = (
  resolution: Resolution,
  transaction: CampaignTransaction,
  member: Member,
) => Decided<T> | Promise<Decided<T>>;

/**
 * Lets `decision` emit events into a resolution and writes them. A refusal or a dry run changes nothing. Not
 * found: there is no such started campaign, or (`skipLocked`) somebody holds it. The answer must be plain
 * JSON. A kept answer comes before the role: the command may have changed it.
 */
export function command<T>(
  store: CampaignTransactions,
  call: CommandCall,
  needed: Needed,
  decision: Decision<T>,
): Promise<Result<T, Refusal>>;
export function command<T>(
  store: CampaignTransactions,
  call: OwnCall,
  needed: 'no-member',
  decision: OwnDecision<T>,
): Promise<Result<T, Refusal>>;
export async function command<T>(
  store: CampaignTransactions,
  {
    id,
    user,
    dryRun = false,
    claim = null,
    skipLocked = false,
    inPassing = false,
  }: OwnCall & Partial<CommandCall>,
  needed: Needed | 'no-member',
  decision: Decision<T>,
): Promise<Result<T, Refusal>> {
  const work = async (transaction: CampaignTransaction): Promise<Result<T, Refusal>> => {
    const resolution = await resolutionOf(transaction);
    const member =
      needed === 'no-member'
        ? ok(null as never)
        : memberAmong(transaction.campaign.members, user as UserId, needed);
    const decided = member.ok ? await decision(resolution, transaction, member.value) : member;
    if (!decided.ok) return decided;
    const { answer, members: changed } = decided.value;
    if (!dryRun) await conclude(resolution, transaction, changed);
    return ok(madeNow(answer));
  };
  const keep = (result: Result<T, Refusal>) => (result.ok ? { body: result.value } : null);
  const outcome = await store.transact(id, work, {
    skipLocked,
    inPassing,
    idempotency: dryRun ? null : claim,
    keep,
  });
  switch (outcome.kind) {
    case 'done':
      return outcome.value;
    case 'kept':
      return ok(outcome.answer.body as T);
    case 'missing':
      return err(NOT_FOUND);
    case 'refused':
      return err(outcome.refusal);
  }
}

/** Plain JSON is never a function. */
const madeNow = <T>(answer: Answer<T>): T => (typeof answer === 'function' ? (answer as () => T)() : answer);

/** Turns what a decision of the rules found wrong into an answer: refused with all violations, or done. */
export const decidedBy = <T>(violations: readonly Violation[], answer: () => T): Decided<T> =>
  violations.length === 0 ? ok({ answer }) : err(refusalOf(violations));
