/**
 * Hands a battle to another engine (TAC-8): one of the registry that can fight it, or an external one that
 * knows the campaign's ruleset. One that fights on the server opens a match in the same transaction (MAT-2).
 */
import type { Registry } from '../../games';
import { type BattleId, err, ok, type Result, violation, type Violation } from '../../kernel';
import { boardsNotTaken } from '../../tactical';
import type { BoardLibrary } from '../boards/ports';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, decidedBy, type CommandCall } from '../campaigns/command';
import type { Refusal } from '../refusal';
import { refusalOf } from '../campaigns/refusals';
import type { Chance } from '../setup/ports';
import type { BattleMatchFinder } from './matches/battle-matches';
import { battleMatch, type Wish } from './matches/battle-match';
import { type Handing, withLibrary } from './with-library';
import { handOver, type OwnEngine } from './hand-over';

export interface HandedOver {
  readonly battle: string;
  readonly engine: string;
  /** MAT-2: the match in which it is fought now; null: it is not fought on the server. */
  readonly match: string | null;
}

/** What the game master has not sent is said of the engine: the battle's setup. */
const inRequest = (one: Violation): Violation =>
  /^\/(boards|library)/.test(one.pointer) ? one : { ...one, pointer: '/engine' };

/** What comes too late for a match that runs. */
const lateWishes = (wish: Wish): readonly Violation[] =>
  (['boards', 'library'] as const)
    .filter((name) => wish[name] !== undefined)
    .map((name) => violation('battle/boards-late', 'BT-8', `/${name}`));

export class HandBattle {
  constructor(
    private readonly store: CampaignTransactions,
    /** Those of the registry: a battle can be handed to any of them. */
    private readonly engines: readonly OwnEngine[],
    private readonly opening: { readonly systems: Registry; readonly chance: Chance },
    private readonly matches: Pick<BattleMatchFinder, 'matchOf'>,
    private readonly library: BoardLibrary,
    /** A match has begun: perhaps a bot is asked. */
    private readonly begun: (match: string) => void,
  ) {}

  async run(
    call: CommandCall,
    battle: BattleId,
    { engine, ...asked }: Handing,
  ): Promise<Result<HandedOver, Refusal>> {
    // Before the campaign is locked: nothing of it is asked.
    const { wish, unknown } = await withLibrary(this.library, call.user, asked);
    const handed = await command<HandedOver>(this.store, call, 'gm', async (resolution, transaction) => {
      const before = resolution.events.length;
      const violations = handOver(resolution, battle, engine, {
        own: this.engines,
        external: await transaction.engines(),
      });
      const play = this.engines.find(({ id }) => id === engine)?.play ?? null;
      if (violations.length > 0 || play === null)
        return decidedBy([...violations, ...boardsNotTaken(wish), ...unknown], () => ({
          ...{ battle, engine, match: null },
        }));
      // It has the battle already, and fights it.
      const isRunning = resolution.events.length === before;
      const late = lateWishes(wish);
      if (isRunning && late.length > 0) return err(refusalOf(late));
      if (isRunning)
        return ok({ answer: { battle, engine, match: await this.matches.matchOf(call.id, battle) } });
      if (unknown.length > 0) return err(refusalOf(unknown));
      const made = battleMatch(resolution, battle, play, wish, this.opening);
      if (!made.ok) return err(refusalOf(made.error.map(inRequest)));
      const { match, begun } = made.value;
      if (!call.dryRun) await transaction.matches.open(match, begun);
      return ok({ answer: { battle, engine, match: call.dryRun ? null : match.id } });
    });
    if (handed.ok && handed.value.match !== null) this.begun(handed.value.match);
    return handed;
  }
}
