/** Pausing a campaign (ROUND-4): deadlines stand still. */
import { type Result } from '../../kernel';
import { decidePause } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import type { CommandCall } from '../campaigns/command';
import type { Refusal } from '../refusal';
import { decideAsGm, type Standing } from './standing';

export class PauseCampaign {
  constructor(private readonly store: CampaignTransactions) {}

  run(call: CommandCall, reason: string | null): Promise<Result<Standing, Refusal>> {
    return decideAsGm(this.store, call, (resolution) => decidePause(resolution, { reason }));
  }
}
