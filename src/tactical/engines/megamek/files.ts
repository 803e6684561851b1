/** Files in which MegaMek is given a battle (MM-1), named for the release that a campaign has set (MM-6). */
import type { Language } from '../../../kernel';
import { buildingInfos } from '../../../rules';
import type { GameFiles } from '../../capabilities';
import { battleFiles, type VersionFiles } from './battle-files';
import { MEGAMEK_VERSIONS, SAFE_VERSION } from './version';

const buildingNames =
  (language: Language): VersionFiles['buildingName'] =>
  (type) =>
    buildingInfos().find((building) => building.type === type)?.name[language] ?? type;

export const files: GameFiles = {
  program: 'megamek',
  releases: MEGAMEK_VERSIONS,
  safeRelease: SAFE_VERSION,
  // A backup may hold one that this version of the host no longer knows.
  write: (catalog, setup, { release, ...wish }) =>
    battleFiles(catalog, setup, {
      ...wish,
      version: MEGAMEK_VERSIONS.find((one) => one === release) ?? SAFE_VERSION,
      buildingName: buildingNames(wish.language),
    }),
};
