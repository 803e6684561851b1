/** The game master sets the release for which an engine's files are written (MM-6). */
import type { GameFiles } from '../../tactical';
import type { Access } from '../campaigns/reader';
import type { Releases } from './releases';

export class SetRelease {
  constructor(private readonly releases: Releases) {}

  async run({ program }: GameFiles, { id }: Access, release: string, dryRun: boolean): Promise<string> {
    if (!dryRun) await this.releases.set(id, program, release);
    return release;
  }
}
