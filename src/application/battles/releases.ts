/** Port: the release of a program for which a campaign's files are written (MM-6). */
import type { CampaignId } from '../../kernel';
import type { GameFiles } from '../../tactical';

export interface Releases {
  /** Null: none is set. */
  find(campaign: CampaignId, program: string): Promise<string | null>;
  set(campaign: CampaignId, program: string, release: string): Promise<void>;
}

/** The one that counts. */
export const releaseOf = async (
  set: Releases,
  { program, releases, safeRelease }: GameFiles,
  campaign: CampaignId,
): Promise<string> => {
  const wanted = await set.find(campaign, program);
  // A backup may hold one that this version of the host no longer knows.
  return releases.find((release) => release === wanted) ?? safeRelease;
};
