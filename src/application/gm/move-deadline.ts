/**
 * Moving the deadline of the open phase (ROUND-4), by the database's clock. One that is over `now` passes at
 * once, as it would by itself.
 */
import type { Result } from '../../kernel';
import { decideDeadline, type NewDeadline } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { passDeadline } from '../campaigns/close-phase';
import { command, decidedBy, type CommandCall } from '../campaigns/command';
import type { Refusal } from '../refusal';
import { standingOf, type Standing } from './standing';

export class MoveDeadline {
  constructor(private readonly store: CampaignTransactions) {}

  run(call: CommandCall, wish: NewDeadline): Promise<Result<Standing, Refusal>> {
    return command(this.store, call, 'gm', async (resolution, transaction) => {
      const violations = decideDeadline(resolution, wish);
      if (violations.length === 0 && wish.now) await passDeadline(resolution, transaction);
      return decidedBy(violations, () => standingOf(resolution));
    });
  }
}
