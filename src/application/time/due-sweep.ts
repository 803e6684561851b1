/**
 * Deadlines (ROUND-4, CMB-11, TAC-7): does what is due in all campaigns, longest due first, a few at once.
 */
import type { CampaignId } from '../../kernel';
import { doWhatIsDue } from '../campaigns/do-what-is-due';
import type { CampaignStates } from '../campaigns/campaign-store';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';

/** More at once would only wait for the same two cores, and keep requests waiting. */
const AT_ONCE = 2;
const BATCH = 100;

export interface SweepReport {
  /** How many campaigns something was done in. */
  readonly done: number;
  /** ms until the next thing is due; null: nothing is. */
  readonly nextInMs: number | null;
  /** For how long the first had been due when the sweep began, in ms; 0: nothing was. */
  readonly lateMs: number;
}

/**
 * What goes wrong in one campaign is told and keeps no other waiting; it is tried again at the next sweep.
 */
export type OnFailure = (id: CampaignId, error: unknown) => void;

/**
 * One sweep over everything that is due by the database's clock. Several processes may sweep at once: each
 * campaign is done by one.
 */
export const sweepDue = async (
  store: CampaignStates & CampaignTransactions,
  onFailure: OnFailure,
  stopped: () => boolean,
): Promise<SweepReport> => {
  let done = 0;
  let lateMs: number | null = null;
  const tried = new Set<CampaignId>();
  // Campaigns that stay due (held by somebody else, or broken) must not hide the others behind them.
  let stuck = 0;
  for (;;) {
    const { ids, nextInMs, ...first } = await store.due(BATCH + stuck);
    lateMs ??= first.lateMs;
    const fresh = ids.filter((id) => !tried.has(id));
    if (fresh.length === 0 || stopped()) return { done, nextInMs, lateMs };
    const queue = [...fresh];
    const lane = async (): Promise<void> => {
      for (let id = queue.shift(); id !== undefined && !stopped(); id = queue.shift()) {
        tried.add(id);
        try {
          if (await doWhatIsDue(store, id)) done += 1;
          else stuck += 1;
        } catch (error) {
          stuck += 1;
          onFailure(id, error);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }
};

/** Of both what comes first; null: nothing does. */
export const sooner = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/**
 * Does what else is to be looked at, and answers the report as it reads then: what was due next has come
 * nearer meanwhile. `work` answers in how many ms from its beginning more of it is due; null: nothing is.
 */
export const withMoreWork = async (
  report: SweepReport,
  work: () => Promise<number | null>,
  now: () => number,
): Promise<SweepReport> => {
  const began = now();
  const nextInMs = sooner(report.nextInMs, await work());
  return nextInMs === null ? report : { ...report, nextInMs: Math.max(0, nextInMs - (now() - began)) };
};
