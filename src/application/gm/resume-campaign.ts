/** Going on with a paused campaign (ROUND-4). */
import { type Result } from '../../kernel';
import { decideResume } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import type { CommandCall } from '../campaigns/command';
import type { Refusal } from '../refusal';
import { decideAsGm, type Standing } from './standing';

export class ResumeCampaign {
  constructor(private readonly store: CampaignTransactions) {}

  run(call: CommandCall, reason: string | null): Promise<Result<Standing, Refusal>> {
    return decideAsGm(this.store, call, (resolution) => decideResume(resolution, { reason }));
  }
}
