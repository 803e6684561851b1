/** A match goes on by the word of the campaign's game master (MAT-2). */
import { ok, type Result } from '../../../kernel';
import { conflict, type Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import { resumed } from '../clocks/resumed';
import { type Acted, type GmRight, type GmWish, whileRunning } from '../gm-right';

export class GmResumeMatch {
  constructor(private readonly right: Pick<GmRight, 'run'>) {}

  /** It goes on as soon as its campaign runs; one that runs does so. 409 when its campaign alone has paused it. */
  run(wish: GmWish, options: CommandOptions): Promise<Result<Acted, Refusal>> {
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
}
