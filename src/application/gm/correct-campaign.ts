/** Correcting what went wrong in a campaign (END-2). */
import { type Result } from '../../kernel';
import { decideCorrection, type Corrections } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import type { CommandCall } from '../campaigns/command';
import type { Refusal } from '../refusal';
import { decideAsGm, type Standing } from './standing';

export class CorrectCampaign {
  constructor(private readonly store: CampaignTransactions) {}

  run(call: CommandCall, corrections: Corrections): Promise<Result<Standing, Refusal>> {
    return decideAsGm(this.store, call, (resolution) => decideCorrection(resolution, corrections));
  }
}
