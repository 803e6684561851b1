/** Files in which MegaMek is given a battle (MM-1), named for the release that a campaign has set (MM-6). */
import type { GameFiles } from '../../capabilities';
import { battleFiles } from './battle-files';
import { MEGAMEK_VERSIONS, SAFE_VERSION } from './version';

export const files: GameFiles = {
  program: 'megamek',
  releases: MEGAMEK_VERSIONS,
  safeRelease: SAFE_VERSION,
  // A backup may hold one that this version of the host no longer knows.
  write: (catalog, setup, { release, ...wish }) =>
    battleFiles(catalog, setup, { ...wish, version: MEGAMEK_VERSIONS.find((one) => one === release) ?? SAFE_VERSION }),
};
