/** Running one decision of the rules under a campaign's lock, and writing what it decided. */
import type { CampaignId } from '../../kernel/ids';
import { err, ok, type Result } from '../../kernel/result';
import type { Violation } from '../../kernel/violation';
import { Resolution, rulesetOf } from '../../rules';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { IdempotencyClaim } from '../idempotency/claim';
import type { CampaignStore, CampaignTransaction, Change } from './campaign-store';
import { refusalOf } from './refusals';

/** What a decision answers: violations (nothing is changed then), or its result and whether members change. */
export type Decided<T> = Result<{ readonly answer: T; readonly members?: Change['members'] }, Refusal>;

export interface DecideOptions {
  /** Decide and answer, but change nothing. */
  readonly dryRun?: boolean;
  readonly skipLocked?: boolean;
  /** Under which the answer is kept, with the status that the door gives it. */
  readonly idempotency?: { readonly claim: IdempotencyClaim; readonly status: number } | null;
}

/**
 * Locks the campaign, lets `decision` emit events into a resolution, and writes them. A refusal or a dry run changes nothing.
 * Answers not-found when there is no such started campaign (or, with skipLocked, when it is busy). The answer must be plain JSON.
 */
export const decide = async <T>(
  store: CampaignStore,
  id: CampaignId,
  decision: (resolution: Resolution, transaction: CampaignTransaction) => Promise<Decided<T>>,
  { dryRun = false, skipLocked = false, idempotency = null }: DecideOptions = {},
): Promise<Result<T, Refusal>> => {
  const outcome = await store.transact<Result<T, Refusal>>(
    id,
    async (transaction) => {
      const { state, catalog } = transaction.campaign;
      const means = { ruleset: rulesetOf(state.campaign.ruleset), catalog, dice: await transaction.dice(), now: transaction.now };
      const resolution = new Resolution(state, means);
      const decided = await decision(resolution, transaction);
      if (!decided.ok) return decided;
      if (!dryRun) {
        const { events, openings } = resolution;
        await transaction.write({ state: resolution.state.finish(), events, openings, members: decided.value.members ?? [] });
      }
      return ok(decided.value.answer);
    },
    {
      skipLocked,
      idempotency: dryRun ? null : (idempotency?.claim ?? null),
      keep: (result) => (result.ok && idempotency !== null ? { status: idempotency.status, body: result.value } : null),
    },
  );
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
};

/** Turns what a decision of the rules found wrong into an answer: refused with all violations, or done. */
export const decidedBy = <T>(violations: readonly Violation[], answer: () => T): Decided<T> =>
  violations.length === 0 ? ok({ answer: answer() }) : err(refusalOf(violations));
