/** A bot plays a seat of a match by the word of the campaign's game master, or its player does again (MAT-2). */
import type { Seat, Stance } from '../../../games';
import { err, ok, type Result, violation } from '../../../kernel';
import { againstRules, type Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import { toBots } from '../bots/to-bots';
import { type Acted, type GmRight, type GmWish, told, whileRunning } from '../gm-right';

export class GmPutBot {
  constructor(private readonly right: Pick<GmRight, 'run'>) {}

  /** A bot plays the seat, or (null) its player again. 422 for a seat that there is not, or that nobody plays. */
  run(
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
}
