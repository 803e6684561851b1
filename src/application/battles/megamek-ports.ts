/** Ports of MegaMek's files: the release that a campaign has set (MM-6), and archives. */
import type { CampaignId } from '../../kernel';
import type { BattleFile, MegamekVersion } from '../../tactical';

export interface MegamekVersions {
  /** The one whose names every release finds, until the game master sets another. */
  of(campaign: CampaignId): Promise<MegamekVersion>;
  set(campaign: CampaignId, version: MegamekVersion): Promise<void>;
}

/** The same files give the same bytes, anywhere and at any time. */
export type Zip = (files: readonly BattleFile[]) => Promise<Uint8Array>;
