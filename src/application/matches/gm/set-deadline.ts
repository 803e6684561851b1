/** A match has a deadline by the word of the campaign's game master (MAT-2, MAT-8). */
import { err, ok, type Result, violation } from '../../../kernel';
import { againstRules, type Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import { type Acted, type GmRight, type GmWish, told, whileRunning } from '../gm-right';
import { settle } from '../orders/settle';

/** `2026-12-28 14:05 UTC` */
const instantWords = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export class GmSetDeadline {
  constructor(private readonly right: Pick<GmRight, 'run'>) {}

  /** MAT-8: from then on bots play it to its end; null: no more. 422 for a time that has passed. */
  run(wish: GmWish, at: number | null, options: CommandOptions): Promise<Result<Acted, Refusal>> {
    return this.right.run(wish, options, whileRunning, (acting) => {
      const { system, transaction } = acting;
      if (at !== null && at <= transaction.now)
        return err(againstRules([violation('match/deadline-past', 'MAT-8', '/at')]));
      const first =
        at === null ? told(acting, 'no-deadline') : told(acting, 'deadline', { at: instantWords(at) });
      const act = { ...transaction, match: { ...transaction.match, settlesAt: at } };
      return ok({ ...settle(system, act, [first]), settlesAt: at });
    });
  }
}
