/** A match ends by the word of the campaign's game master (MAT-2, MAT-8). */
import { ok, type Result } from '../../../kernel';
import type { Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import { type Acted, type GmRight, type GmWish, told, whileRunning } from '../gm-right';
import { advance } from '../orders/advance';
import { heardAfter, settle } from '../orders/settle';

export class GmEndMatch {
  constructor(private readonly right: Pick<GmRight, 'run'>) {}

  /** The match ends with the field as it stands, and its end is the report. */
  run(wish: GmWish, options: CommandOptions): Promise<Result<Acted, Refusal>> {
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
