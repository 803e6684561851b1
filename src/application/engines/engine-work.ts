/** What an external engine does (TAC-6 to TAC-8): fetches the battles that it is to fight, and reports them. */
import { type BattleId, err, ok, type Result } from '../../kernel';
import { decideEngineReport, type BattleReport, type BattleSetup, type BattleState, type ReportRow, type Resolution, rowsOf } from '../../rules';
import { blankReport } from '../../tactical';
import type { CampaignTransaction, LoadedCampaign, CampaignStates, CampaignTransactions } from '../campaigns/campaign-store';
import { command, type Decided } from '../campaigns/command';
import { refusalOf } from '../campaigns/refusals';
import { NOT_FOUND, refusal, type Refusal } from '../refusal';
import type { Caller, Changes, EngineStore, SignedRequest } from './ports';

/** A battle that waits for its engine. */
export interface Work {
  readonly battle: string;
  readonly openedAt: string;
  /** As it was frozen, with all mines (TAC-1). */
  readonly setup: BattleSetup;
  /** Metric tons of each design of the setup; null where it weighs nothing that counts. */
  readonly tons: Readonly<Record<string, number | null>>;
  /** The report in which nothing has happened: to be changed into the one that is posted. */
  readonly blank: BattleReport;
}

export interface EngineAnswer {
  readonly battle: string;
  readonly state: BattleState;
  readonly winner: string | null;
  readonly report: string;
  readonly reportState: ReportRow['state'];
}

/** What no engine can sign in time, or has signed before, is told apart only for whoever has the secret. */
const REFUSALS = {
  wrong: refusal('unauthenticated', 'engine/wrong-signature'),
  stale: refusal('unauthenticated', 'engine/stale-request'),
  replayed: refusal('unauthenticated', 'engine/nonce-used'),
} as const;

/** Long enough that several changes of a moment cost one look. */
const SETTLE_MS = 50;

export class EngineWork {
  constructor(
    private readonly engines: EngineStore,
    private readonly campaigns: CampaignStates & CampaignTransactions,
    private readonly changes: Changes,
  ) {}

  async admit(request: SignedRequest): Promise<Result<Caller, Refusal>> {
    const caller = await this.engines.admit(request);
    return typeof caller === 'string' ? err(REFUSALS[caller]) : ok(caller);
  }

  /**
   * Answers at once when there is a battle that is not among the `known`, else as soon as one is there, else after `waitMs` with none. Who has
   * waited is refused when his secret has been changed meanwhile.
   */
  async fetch(caller: Caller, known: readonly string[], waitMs: number, gone: AbortSignal): Promise<Result<readonly Work[], Refusal>> {
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
          return work.length > 0 && waited && !(await this.engines.isCurrent(caller)) ? err(REFUSALS.wrong) : ok(work);
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

  /** Checked as a whole against the battle; what is wrong is all named at once. */
  report({ engine, campaign }: Caller, battle: BattleId, body: BattleReport, dryRun: boolean): Promise<Result<EngineAnswer, Refusal>> {
    const decision = async (resolution: Resolution, transaction: CampaignTransaction): Promise<Decided<EngineAnswer>> => {
      // It may have been removed or changed since it was let in.
      const registered = (await transaction.engines()).find(({ id }) => id === engine);
      if (registered === undefined) return err(REFUSALS.wrong);
      const report = decideEngineReport(resolution, { engine, battle, body, atOnce: registered.counts === 'at-once' });
      if (!report.ok) return err(refusalOf(report.error));
      const row = resolution.state.row('battles', battle);
      if (row === null) return err(NOT_FOUND);
      const { id, state } = report.value;
      return ok({ answer: { battle, state: row.state, winner: row.winner, report: id, reportState: state } });
    };
    return command(this.campaigns, { id: campaign, dryRun }, 'no-member', decision);
  }

  async #work({ engine, campaign }: Caller, known: readonly string[]): Promise<readonly Work[]> {
    const loaded = await this.campaigns.read(campaign);
    return loaded === null ? [] : workOf(loaded, engine, known);
  }
}

/** Battles that a report could begin to decide: not those in which one waits already. */
export const workOf = ({ state, catalog }: LoadedCampaign, engine: string, known: readonly string[]): readonly Work[] => {
  const { status, phase, round } = state.campaign;
  if (status !== 'running' || phase !== 'combat') return [];
  return rowsOf(state.battles)
    .filter((battle) => battle.engine === engine && battle.state === 'open' && battle.round === round && !known.includes(battle.id))
    .map(({ id, openedAt, setup }) => ({
      battle: id,
      openedAt: new Date(openedAt).toISOString(),
      setup,
      tons: Object.fromEntries(setup.units.map(({ design }) => [design, catalog.mech(design)?.tons ?? null])),
      blank: blankReport(catalog, setup),
    }));
};
