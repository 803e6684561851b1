/** Running one decision of the rules under a campaign's lock, and writing what it decided. */
import type { CampaignId } from '../../kernel/ids';
import { err, ok, type Result } from '../../kernel/result';
import type { Violation } from '../../kernel/violation';
import { Resolution, rulesetOf } from '../../rules';
import { againstRules, NOT_FOUND, type Refusal } from '../refusal';
import type { CampaignStore, CampaignTransaction, Change, TransactOptions } from './campaign-store';

/** What a decision answers: violations (nothing is changed then), or its result and whether members change. */
export type Decided<T> = Result<{ readonly answer: T; readonly members?: Change['members'] }, Refusal>;

export interface DecideOptions<T> extends TransactOptions<Result<T, Refusal>> {
  /** Decide and answer, but change nothing. */
  readonly dryRun?: boolean;
}

/**
 * Locks the campaign, lets `decision` emit events into a resolution, and writes them. A refusal or a dry run changes nothing.
 * Answers not-found when there is no such started campaign (or, with skipLocked, when it is busy).
 */
export const decide = async <T>(
  store: CampaignStore,
  id: CampaignId,
  decision: (resolution: Resolution, transaction: CampaignTransaction) => Promise<Decided<T>>,
  options: DecideOptions<T> = {},
): Promise<Result<T, Refusal>> => {
  const outcome = await store.transact<Result<T, Refusal>>(
    id,
    async (transaction) => {
      const { state, catalog } = transaction.campaign;
      const means = { ruleset: rulesetOf(state.campaign.ruleset), catalog, dice: await transaction.dice(), now: transaction.now };
      const resolution = new Resolution(state, means);
      const decided = await decision(resolution, transaction);
      if (!decided.ok) return decided;
      if (options.dryRun !== true) {
        const { events, openings } = resolution;
        await transaction.write({ state: resolution.state.finish(), events, openings, members: decided.value.members ?? [] });
      }
      return ok(decided.value.answer);
    },
    { ...options, keep: (result) => result.ok && options.dryRun !== true && (options.keep?.(result) ?? true) },
  );
  return outcome ?? err(NOT_FOUND);
};

/** A decision of the rules that answers its violations. */
export const refusedBy = (violations: readonly Violation[]): Result<null, Refusal> => (violations.length === 0 ? ok(null) : err(againstRules(violations)));
