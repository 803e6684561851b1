/** A match stands still by the word of the campaign's game master (MAT-2). */
import { ok, type Result } from '../../../kernel';
import { conflict, type Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import { type Acted, type GmRight, type GmWish, told, whileRunning } from '../gm-right';
import { settle } from '../orders/settle';

export class GmPauseMatch {
  constructor(private readonly right: Pick<GmRight, 'run'>) {}

  /** Also while it stands still with its campaign: then it does so when the campaign goes on. 409 when it was paused. */
  run(wish: GmWish, options: CommandOptions): Promise<Result<Acted, Refusal>> {
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
}
