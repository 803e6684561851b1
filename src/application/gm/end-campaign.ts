/** Ending a campaign (END-1), with a winner or without. */
import { type ForceId, type Result } from '../../kernel';
import { decideEnd } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import type { CommandCall } from '../campaigns/command';
import type { Refusal } from '../refusal';
import { decideAsGm, type Standing } from './standing';

export class EndCampaign {
  constructor(private readonly store: CampaignTransactions) {}

  run(call: CommandCall, winner: ForceId | null, reason: string): Promise<Result<Standing, Refusal>> {
    return decideAsGm(this.store, call, (resolution) => decideEnd(resolution, { winner, reason }));
  }
}
