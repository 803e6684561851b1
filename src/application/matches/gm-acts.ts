/**
 * Who plays in the match of a battle, and how it ends, by the word of the campaign's game master (MAT-2, MAT-8).
 */
import type { Seat, Stance } from '../../games';
import { err, ok, type Result, violation } from '../../kernel';
import { againstRules, type Refusal } from '../refusal';
import type { CommandOptions } from '../setup/setup-transaction';
import { advance } from './orders/advance';
import { type Acted, type GmRight, type GmWish, told, whileRunning } from './gm-right';
import { heardAfter, settle } from './orders/settle';
import { toBots } from './bots/to-bots';

export class GmActs {
  constructor(private readonly right: Pick<GmRight, 'run'>) {}

  /** A bot plays the seat, or (null) its player again. 422 for a seat that there is not, or that nobody plays. */
  bot(
    wish: GmWish,
    { seat, stance }: { readonly seat: Seat; readonly stance: Stance | null },
    options: CommandOptions,
  ): Promise<Result<Acted, Refusal>> {
    return this.right.run(wish, options, whileRunning, (acting) => {
      const place = acting.transaction.match.seats.find((one) => one.seat === seat);
      if (place === undefined) return err(againstRules([violation('match/no-such-seat', 'MAT-2', '/seat')]));
      if (stance === null && place.user === null)
        return err(againstRules([violation('match/nobody-plays', 'MAT-2', '/seat')]));
      const first = told(acting, stance === null ? 'back' : 'bot', { seat });
      return ok(toBots(acting, first, [{ seat, stance }]));
    });
  }

  /** MAT-8: bots play every seat from now on. */
  settle(wish: GmWish, options: CommandOptions): Promise<Result<Acted, Refusal>> {
    return this.right.run(wish, options, whileRunning, (acting) =>
      ok(toBots(acting, told(acting, 'settle'), 'all')),
    );
  }

  /** The match ends with the field as it stands, and its end is the report. */
  end(wish: GmWish, options: CommandOptions): Promise<Result<Acted, Refusal>> {
    return this.right.run(wish, options, whileRunning, (acting) => {
      const { system, state, transaction } = acting;
      const why = { kind: 'gm' } as const;
      const first = told(acting, 'end');
      const heard = heardAfter(transaction.heard, [first]);
      const last = advance(system, state, { kind: 'stop', why }, system.stop(state, why), heard);
      return ok(settle(system, transaction, [first, last]));
    });
  }
}
