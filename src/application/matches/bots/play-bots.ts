/**
 * Bots' orders (MAT-4): thought outside of any transaction, and sent as anybody's are. When somebody has
 * ordered meanwhile, the decision has gone or another revision, and the bot thinks anew.
 */
import type { Frame } from '../../../games';
import { hexBytes, ok, sha256Hex, bytesHex, type Result } from '../../../kernel';
import type { Refusal } from '../../refusal';
import { botAsked } from '../orders/advance';
import type { BotThinker, MatchStore, SystemOf } from '../ports';
import { carryOut } from '../orders/send-order';
import { settle } from '../orders/settle';

/** Then others have their turn; the sweep goes on with it. */
const MAX_ORDERS = 200;
const OPTIONS = { dryRun: false, idempotency: null };

export class PlayBots {
  constructor(
    private readonly matches: Pick<MatchStore, 'read' | 'transact'>,
    private readonly systemOf: SystemOf,
    private readonly thinker: BotThinker,
  ) {}

  /** Plays until no bot is asked; answers how many orders were given. */
  async run(id: string, stopped: () => boolean = () => false): Promise<number> {
    for (let given = 0; ; given += 1)
      if (given === MAX_ORDERS || stopped() || !(await this.#one(id))) return given;
  }

  /** Orders that wait in queues and standing words, where one transaction was too short for all of them. */
  async #settle(id: string): Promise<boolean> {
    const done = await this.matches.transact<boolean>(
      id,
      async (transaction) => {
        if (transaction.match.status !== 'running') return ok(false);
        const settled = settle(this.systemOf(transaction.match), transaction, []);
        await transaction.write(settled);
        return ok(settled.bots);
      },
      OPTIONS,
    );
    return done.ok && done.value;
  }

  /** Whether there may be another one to give. Throws when a bot's order is refused: a mistake of the system. */
  async #one(id: string): Promise<boolean> {
    const match = await this.matches.read(id);
    if (match === null || match.state === null || match.status !== 'running') return false;
    const system = this.systemOf(match);
    const asked = botAsked(system, match.state, match.seats);
    if (asked === null) return match.due && (await this.#settle(id));
    const { seat, decision } = asked;
    const order = await this.thinker.think({
      system: match.system,
      version: match.version,
      knowledge: system.know(match.state, { kind: 'seat', seat }),
      seat,
      decision,
      stance: match.seats.find((one) => one.seat === seat)?.bot ?? 'attack',
      seed: hexBytes(sha256Hex(`bot|${bytesHex(match.dice.seed)}|${String(match.entries)}`)),
    });
    const sent = await this.matches.transact(
      id,
      async (transaction): Promise<Result<unknown, Refusal>> => {
        // A player may have taken the seat back, or another server may have been faster.
        const now = transaction.match;
        if (now.entries !== match.entries || now.status !== 'running') return ok(null);
        if (botAsked(system, match.state as Frame, now.seats)?.seat !== seat) return ok(null);
        return carryOut(this.systemOf, transaction, { ...asked, order });
      },
      OPTIONS,
    );
    if (!sent.ok) throw new Error(`a bot's order is refused: ${sent.error.code}`);
    return true;
  }
}
