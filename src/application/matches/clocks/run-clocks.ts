/** Clocks that have run out (MAT-5): found by the sweep, decided under the match's lock. */
import { ok } from '../../../kernel';
import { answeredLate, deadlinePassed, firstLate } from './late-answers';
import type { MatchStore, SystemOf } from '../ports';

const OPTIONS = { dryRun: false, idempotency: null };

export class RunClocks {
  constructor(
    private readonly matches: Pick<MatchStore, 'transact'>,
    private readonly systemOf: SystemOf,
  ) {}

  /** Answers how many clocks had run out. What was answered meanwhile stands. */
  async run(id: string): Promise<number> {
    for (let count = 0; ; count += 1) if (!(await this.#one(id))) return count;
  }

  async #one(id: string): Promise<boolean> {
    const done = await this.matches.transact<boolean>(
      id,
      async (transaction) => {
        const { match, now } = transaction;
        if (match.status !== 'running') return ok(false);
        if (match.settlesAt !== null && match.settlesAt <= now) {
          await transaction.write(deadlinePassed(this.systemOf(match), transaction));
          return ok(true);
        }
        const late = firstLate(match.seats, now);
        if (late === null) return ok(false);
        await transaction.write(answeredLate(this.systemOf(match), transaction, late));
        return ok(true);
      },
      OPTIONS,
    );
    return done.ok && done.value;
  }
}
