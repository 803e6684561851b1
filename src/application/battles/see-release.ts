/** The release for which an engine's files of a campaign are written (MM-6). */
import type { GameFiles } from '../../tactical';
import type { Access } from '../campaigns/reader';
import { releaseOf, type Releases } from './releases';

export class SeeRelease {
  constructor(private readonly releases: Releases) {}

  run(files: GameFiles, { id }: Access): Promise<string> {
    return releaseOf(this.releases, files, id);
  }
}
