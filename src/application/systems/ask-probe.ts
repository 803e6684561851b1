/** A question about a position that is in no match (BT-9); nothing is kept of it. */
import type { Registry } from '../../games';
import { err, type Result } from '../../kernel';
import { againstRules, misshapen, NOT_FOUND, type Refusal } from '../refusal';
import { Turns } from '../turns';
import type { Prober } from './ports';

/** The largest question takes some 100 ms, and is 1 MB while it waits. */
const TURNS = { atOnce: 1, waiting: 32, waitingOfOne: 16 } as const;

export class AskProbe {
  readonly #turns = new Turns('match/probe-busy', TURNS);

  constructor(
    private readonly systems: Pick<Registry, 'newestOf'>,
    private readonly prober: Prober,
  ) {}

  /** `asker`: whose questions wait behind each other. 400 or 422 with everything that is wrong. */
  async run(id: string, input: unknown, asker: string): Promise<Result<unknown, Refusal>> {
    const system = this.systems.newestOf(id);
    if (system?.probe === undefined) return err(NOT_FOUND);
    const task = { system: system.id, version: system.version, input };
    const turn = await this.#turns.run(() => this.prober.ask(task), asker);
    if (!turn.ok) return turn;
    if (turn.value.ok) return turn.value;
    const { error } = turn.value;
    return err(error.some(({ code }) => code.startsWith('shape/')) ? misshapen(error) : againstRules(error));
  }
}
