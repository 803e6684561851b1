/** The release of a program for which a campaign's files are written (MM-6). */
import type { CampaignId } from '../../kernel';
import type { GameFiles } from '../../tactical';
import type { Access } from '../campaigns/reader';

/** Port: the releases that game masters have set. */
export interface Releases {
  /** Null: none is set. */
  find(campaign: CampaignId, program: string): Promise<string | null>;
  set(campaign: CampaignId, program: string, release: string): Promise<void>;
}

/** What chooses a release. */
type Chooses = Pick<GameFiles, 'program' | 'releases' | 'safeRelease'>;

export class ChosenRelease {
  constructor(private readonly releases: Releases) {}

  async of({ program, releases, safeRelease }: Chooses, { id }: Pick<Access, 'id'>): Promise<string> {
    const set = await this.releases.find(id, program);
    // A backup may hold one that this version of the host no longer knows.
    return releases.find((release) => release === set) ?? safeRelease;
  }

  async set({ program }: Chooses, { id }: Pick<Access, 'id'>, release: string, dryRun: boolean): Promise<string> {
    if (!dryRun) await this.releases.set(id, program, release);
    return release;
  }
}
