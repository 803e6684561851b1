/** Bots play a match to its end by the word of the campaign's game master (MAT-8). */
import { ok, type Result } from '../../../kernel';
import type { Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import { toBots } from '../bots/to-bots';
import { type Acted, type GmRight, type GmWish, told, whileRunning } from '../gm-right';

export class GmSettleMatch {
  constructor(private readonly right: Pick<GmRight, 'run'>) {}

  /** MAT-8: bots play every seat from now on. */
  run(wish: GmWish, options: CommandOptions): Promise<Result<Acted, Refusal>> {
    return this.right.run(wish, options, whileRunning, (acting) =>
      ok(toBots(acting, told(acting, 'settle'), 'all')),
    );
  }
}
