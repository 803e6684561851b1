/**
 * The course of the match of a battle, by the word of the campaign's game master (MAT-2): it stands still and goes
 * on, has a deadline, or goes back to the start of a turn.
 */
import { err, ok, type Result, violation } from '../../../kernel';
import { againstRules, conflict, type Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import { type Acted, type GmRight, type GmWish, told, whileRunning } from '../gm-right';
import { resumed } from '../clocks/resumed';
import { rewound } from './rewind';
import { settle } from '../orders/settle';

/** `2026-12-28 14:05 UTC` */
const instantWords = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export class GmCourse {
  constructor(private readonly right: Pick<GmRight, 'run'>) {}

  /** Also while it stands still with its campaign: then it does so when the campaign goes on. 409 when it was paused. */
  pause(wish: GmWish, options: CommandOptions): Promise<Result<Acted, Refusal>> {
    return this.right.run(
      wish,
      options,
      (match) =>
        match.held && match.status === 'paused'
          ? conflict('match/is-paused', 'MAT-2')
          : match.status === 'paused'
            ? null
            : whileRunning(match),
      (acting) => {
        const { system, transaction } = acting;
        const settled = settle(system, transaction, [told(acting, 'pause')]);
        return ok({ ...settled, status: 'paused', bots: false, held: true });
      },
    );
  }

  /** It goes on as soon as its campaign runs; one that runs does so. 409 when its campaign alone has paused it. */
  resume(wish: GmWish, options: CommandOptions): Promise<Result<Acted, Refusal>> {
    return this.right.run(
      wish,
      options,
      (match) => {
        if (match.held && match.status === 'paused') return null;
        return match.status === 'paused' ? conflict('match/not-paused', 'MAT-2') : whileRunning(match);
      },
      (acting) => ok(resumed(acting)),
    );
  }

  /** MAT-8: from then on bots play it to its end; null: no more. 422 for a time that has passed. */
  deadline(wish: GmWish, at: number | null, options: CommandOptions): Promise<Result<Acted, Refusal>> {
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

  /** Back to the start of a turn: what was rolled since is not rolled again. 422 for a turn that has not begun. */
  rewind(wish: GmWish, turn: number, options: CommandOptions): Promise<Result<Acted, Refusal>> {
    return this.right.run(wish, options, whileRunning, (acting) => rewound(acting, turn));
  }
}
