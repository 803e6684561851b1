/** Port: what was brought back from battles, beside the state. */
import type { CampaignId } from '../../kernel';
import type { KeptRecord } from './kept-record';

export interface BattlePapers {
  /** See `CampaignTransaction.records`; without a lock. */
  readRecords(id: CampaignId, battle: string, hash: string): Promise<readonly KeptRecord[]>;
}
