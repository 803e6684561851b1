/** A match goes back to the start of a turn by the word of the campaign's game master (MAT-2). */
import type { Result } from '../../../kernel';
import type { Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import { rewound } from '../course/rewind';
import { type Acted, type GmRight, type GmWish, whileRunning } from '../gm-right';

export class GmRewindMatch {
  constructor(private readonly right: Pick<GmRight, 'run'>) {}

  /** Back to the start of a turn: what was rolled since is not rolled again. 422 for a turn that has not begun. */
  run(wish: GmWish, turn: number, options: CommandOptions): Promise<Result<Acted, Refusal>> {
    return this.right.run(wish, options, whileRunning, (acting) => rewound(acting, turn));
  }
}
