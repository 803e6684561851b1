/** The battles that an external engine is to fight (TAC-8), for which it can wait. */
import { err, ok, type Result } from '../../kernel';
import type { CampaignStates } from '../campaigns/campaign-store';
import type { Refusal } from '../refusal';
import { WRONG_SIGNATURE } from './admit-engine';
import type { Caller, Changes, SignedRequests } from './signed-requests';
import { workOf, type Work } from './work';

/** Long enough that several changes of a moment cost one look. */
const SETTLE_MS = 50;

export class FetchWork {
  constructor(
    private readonly engines: Pick<SignedRequests, 'isCurrent'>,
    private readonly campaigns: Pick<CampaignStates, 'read'>,
    private readonly changes: Changes,
  ) {}

  /**
   * Answers at once when there is a battle that is not among the `known`, else as soon as one is there, else
   * after `waitMs` with none. Who has waited is refused when their secret has been changed meanwhile.
   */
  async run(
    caller: Caller,
    known: readonly string[],
    waitMs: number,
    gone: AbortSignal,
  ): Promise<Result<readonly Work[], Refusal>> {
    let waited = false;
    let wake = (): void => undefined;
    let changed = false;
    const end = this.changes.subscribe((campaign) => {
      if (campaign !== null && campaign !== caller.campaign) return;
      changed = true;
      wake();
    });
    const leave = (): void => wake();
    gone.addEventListener('abort', leave, { once: true });
    const until = performance.now() + waitMs;
    try {
      for (;;) {
        changed = false;
        const work = await this.#work(caller, known);
        const left = until - performance.now();
        if (work.length > 0 || left <= 0 || gone.aborted)
          return work.length > 0 && waited && !(await this.engines.isCurrent(caller))
            ? err(WRONG_SIGNATURE)
            : ok(work);
        waited = true;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left);
          wake = () => {
            clearTimeout(timer);
            if (gone.aborted) resolve();
            else setTimeout(resolve, Math.min(SETTLE_MS, left));
          };
          if (changed || gone.aborted) wake();
        });
        if (gone.aborted) return ok([]);
      }
    } finally {
      end();
      gone.removeEventListener('abort', leave);
    }
  }

  async #work({ engine, campaign }: Caller, known: readonly string[]): Promise<readonly Work[]> {
    const loaded = await this.campaigns.read(campaign);
    return loaded === null ? [] : workOf(loaded, engine, known);
  }
}
