/** Calls players whom a match waits for (MAT-5): found by the sweep, decided under the match's lock. */
import { ok } from '../../../kernel';
import { reminded } from '../host-lines';
import type { MatchCall } from '../match-write';
import type { MatchStore, SystemOf } from '../ports';
import { heardAfter, settle } from '../orders/settle';
import { callOfDue, dueCalls, withCalled } from './waits';

const OPTIONS = { dryRun: false, idempotency: null };

export class CallPlayers {
  constructor(
    private readonly matches: Pick<MatchStore, 'transact'>,
    private readonly systemOf: SystemOf,
  ) {}

  /** A reminder is also an event of the seat. Answers how many were called. */
  async run(id: string): Promise<number> {
    const done = await this.matches.transact<number>(
      id,
      async (transaction) => {
        const { match, now } = transaction;
        const { state } = match;
        if (match.status !== 'running' || state === null) return ok(0);
        const system = this.systemOf(match);
        const due = dueCalls(match, now);
        let { heard } = transaction;
        const said = due.flatMap((one) => {
          if (one.hours === null) return [];
          const line = reminded(system, state, one.seat.seat, one.hours, heard);
          heard = heardAfter(heard, [{ told: [line] }]);
          return [line];
        });
        const calls: readonly MatchCall[] = due.flatMap((one) => callOfDue(system, match, one));
        await transaction.write({
          ...settle(system, transaction, [], withCalled(match.seats, now)),
          ...{ said, calls },
        });
        return ok(due.length);
      },
      OPTIONS,
    );
    return done.ok ? done.value : 0;
  }
}
