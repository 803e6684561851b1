/**
 * All files that MegaMek needs for a battle (MM-1): force lists, scenario, mech files and the how-to, under
 * names that every system can keep.
 */
import { type Catalog, slug } from '../../../catalog';
import type { BattleFile, FilesFor } from '../../capabilities';
import type { BattleSetup } from '../../contract';
import { writeForceList } from './force-list';
import { writeHowTo, type HowTo } from './how-to';
import { leftOutHits } from './records/left-out-hits';
import { namesInPlay, wholeName } from './names-in-play';
import { plain } from './plain-text';
import { writeScenario } from './scenario';
import { dialectOf, type MegamekVersion } from './version';

export interface VersionFiles extends Omit<FilesFor, 'release'> {
  readonly version: MegamekVersion;
  readonly buildingName: HowTo['buildingName'];
}

/** Names of devices that Windows keeps for itself, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;
const LONGEST = 80;

const mechFileNames = (slugs: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return slugs.map((wanted) => {
    const short = slug(wanted).slice(0, LONGEST) || 'design';
    const base = RESERVED.test(short) ? `mech-${short}` : short;
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
    taken.add(name);
    return `designs/${name}.mtf`;
  });
};

export const battleFiles = (
  catalog: Catalog,
  setup: BattleSetup,
  about: VersionFiles,
): readonly BattleFile[] => {
  const { version, language, campaign, forceName, knows } = about;
  const dialect = dialectOf(version);
  const names = namesInPlay(catalog, setup, dialect);
  const lists = setup.sides.map(({ side, forces }) => ({
    side,
    file: `side-${side.toLowerCase()}.mul`,
    forces: forces.map((force) => plain(forceName(force))).join(', '),
  }));
  const scenario = `battle-${setup.hex}-round-${setup.round}.mms`;
  const mechFiles = mechFileNames(names.files.map(({ design }) => design.slug));
  const facts = {
    campaign: plain(campaign),
    hex: setup.hex,
    round: setup.round,
    version,
    lists,
    scenario,
    mechFiles,
  };
  const designName = (slug: string): string => {
    const name = names.of(slug);
    return name === null ? '' : wholeName(name);
  };
  const howTo: HowTo = {
    ...facts,
    leftOut: leftOutHits(catalog, setup),
    language,
    dialect,
    knows,
    designName,
    buildingName: about.buildingName,
  };
  return [
    { name: 'how-to.txt', text: writeHowTo(setup, howTo) },
    ...lists.map(({ side, file }) => ({
      name: file,
      text: writeForceList(catalog, setup, side, names, version),
    })),
    {
      name: scenario,
      text: writeScenario(catalog, setup, names, dialect, {
        name: `${campaign} ${setup.hex}`,
        description: lists.map(({ side, forces }) => `${side}: ${forces}`).join(' / '),
      }),
    },
    ...names.files.map(({ text }, index) => ({ name: mechFiles[index] ?? 'designs/design.mtf', text })),
  ];
};
