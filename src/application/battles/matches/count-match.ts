/**
 * A match that has ended becomes the report of its battle (MAT-7, TAC-7), which counts at once: in one
 * transaction of the campaign, after that of the match. Whatever dies in between, the sweep takes it up.
 */
import { err, ok, type Result } from '../../../kernel';
import { decideEngineReport } from '../../../rules';
import type { Engine } from '../../../tactical';
import type { CampaignTransactions } from '../../campaigns/campaign-transaction';
import { command } from '../../campaigns/command';
import { refusalOf } from '../../campaigns/refusals';
import { NOT_FOUND, type Refusal } from '../../refusal';
import { happened } from '../../matches/course/log';
import type { BattleMatchFinder } from './battle-matches';

/** Matches that a sweep takes up. */
const BATCH = 50;

type Fighting = Pick<Engine, 'id' | 'play'>;

export class CountMatch {
  constructor(
    private readonly campaigns: CampaignTransactions,
    private readonly matches: BattleMatchFinder,
    private readonly engines: readonly Fighting[],
    private readonly onFailure: (match: string, error: unknown) => void,
  ) {}

  /** Reports the match if it has ended; else, and again, nothing happens. */
  match(id: string): Promise<void> {
    return this.#all(1, id);
  }

  /** Of matches that have ended and are not reported. */
  sweep(): Promise<void> {
    return this.#all(BATCH, null);
  }

  async #all(limit: number, match: string | null): Promise<void> {
    for (const one of await this.matches.toReport(limit, match))
      try {
        const done = await this.#one(one.match, one.campaign);
        // A campaign that was deleted meanwhile has taken its matches with it.
        if (!done.ok && done.error.code !== NOT_FOUND.code)
          throw new Error(`the end of a match is refused: ${done.error.code}`);
      } catch (error) {
        this.onFailure(one.match, error);
        await this.matches.tried(one.match);
      }
  }

  #one(
    match: string,
    campaign: Parameters<CampaignTransactions['transact']>[0],
  ): Promise<Result<boolean, Refusal>> {
    return command<boolean>(
      this.campaigns,
      { id: campaign },
      'no-member',
      async (resolution, transaction) => {
        const { status } = resolution.state.campaign;
        const ended = status === 'running' ? await transaction.matches.ended(match) : null;
        // Somebody else was faster, or it has to wait.
        if (ended === null) return ok({ answer: false });
        const engine = this.engines.find(({ play }) => play?.system === ended.system);
        const battle = resolution.state.row('battles', ended.battle);
        const play = engine?.play ?? null;
        if (engine === undefined || play === null || battle === null)
          throw new RangeError('there is no battle of this match, or no engine');
        const { version, setup } = ended;
        const played = { version, setup, events: happened(ended.log).flatMap(({ events }) => events) };
        const body = play.report(resolution.catalog, battle.setup, played);
        const report = decideEngineReport(resolution, {
          engine: engine.id,
          battle: ended.battle,
          body,
          atOnce: true,
        });
        if (!report.ok) return err(refusalOf(report.error));
        await transaction.matches.counted(match);
        return ok({ answer: true });
      },
    );
  }
}
