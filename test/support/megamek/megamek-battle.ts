/**
 * Battles made up for MegaMek's files (MM-1 to MM-3, MM-6), the files of them, and what MegaMek would say of
 * all of those.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { UNDAMAGED } from '../../../src/catalog/condition';
import type { Catalog } from '../../../src/catalog/model';
import { readMtf } from '../../../src/catalog/mtf';
import type { Hex } from '../../../src/rules';
import type { BattleSetup, SetupUnit } from '../../../src/tactical/contract';
import type { BattleFile } from '../../../src/tactical/capabilities';
import { battleFiles, type VersionFiles } from '../../../src/tactical/engines/megamek/battle-files';
import type { MegamekVersion } from '../../../src/tactical/engines/megamek/version';
import { listProblems, namesOfRelease } from './megamek-list';
import { scenarioProblems } from './megamek-scenario';

const bundled = bundledCatalog();
const KINDS = ['clear', 'woods', 'hills', 'mountains', 'lake', 'urban'];
const SHEETS = Array.from({ length: 25 }, (_, index) => ({
  name: `${KINDS[index % 6] ?? ''}-${(index % 6) + 1}`,
  rotated: index % 2 === 1,
}));
export const unitOf = (
  id: string,
  side: string,
  design: string,
  parts: Partial<SetupUnit> = {},
): SetupUnit => ({
  ...{
    id,
    side,
    force: side,
    kind: 'mech',
    design,
    name: id,
    hired: false,
    shutDown: false,
    role: 'attacker',
  },
  deployment: { direction: 'N', ring: 'middle' },
  condition: UNDAMAGED,
  pilot: { id: `pilot-${id}`, name: `Pilot ${id}`, gunnery: 4, piloting: 5, hits: 0 },
  ...parts,
});
export const setupOf = (
  units: readonly SetupUnit[],
  mines: Readonly<Record<string, number>> = {},
): BattleSetup => ({
  ...{
    battle: 'b',
    campaign: 'c',
    ruleset: 'planetary-2',
    hash: 'h',
    round: 3,
    hex: '0505' as Hex,
    terrain: 'clear',
    turnLimit: null,
    sheets: SHEETS,
  },
  sides: [...new Set(units.map(({ side }) => side))].map((side) => ({
    ...{ side, forces: [side], minesAllowed: mines[side] ?? 0 },
    withdrawal: { N: '0504' as Hex },
  })),
  units,
  buildings: [{ id: 'x', type: 'quarry', cp: 40, cpMax: 40, indestructible: true, place: '0709' }],
});
const ABOUT: VersionFiles = {
  ...{ version: '0.49', language: 'en', campaign: 'War', knows: ['A'] },
  forceName: (force) => `Force ${force}`,
  buildingName: (type) => type,
};
export const filesOf = (
  setup: BattleSetup,
  about: Partial<VersionFiles> = {},
  catalog: Catalog = bundled,
): readonly BattleFile[] => battleFiles(catalog, setup, { ...ABOUT, ...about });
export const textOf = (files: readonly BattleFile[], ending: string): string =>
  files.find(({ name }) => name.endsWith(ending))?.text ?? '';

/**
 * Locations with an empty slot before a filled one, which MegaMek moves up; in a head a gap belongs there.
 */
const gapsIn = (mechFile: string): readonly string[] =>
  [
    ...mechFile.matchAll(/^((?:Front |Rear |Center )?(?:Left|Right|Torso)[A-Za-z ]*):\n((?:.+\n)+)/gm),
  ].flatMap(([, location = '', slots = '']) => (/-Empty-\n(?!-Empty-\n).+\n/.test(slots) ? [location] : []));

export const problemsOf = async (
  files: readonly BattleFile[],
  version: MegamekVersion,
  catalog: Catalog = bundled,
): Promise<readonly string[]> => {
  const names = new Map(namesOfRelease(catalog, version === '0.49'));
  for (const { name, text } of files)
    if (name.endsWith('.mtf')) {
      const gaps = gapsIn(text);
      if (gaps.length > 0) return [`${name}: gap in ${gaps.join(', ')}`];
      const read = readMtf(text);
      if (!read.ok) return [`${name}: ${JSON.stringify(read.error)}`];
      const { design } = read.value;
      const whole = `${design.chassis} ${design.model}`.trim();
      if (names.has(whole)) return [`${whole} twice`];
      names.set(whole, design);
    }
  const lists = await Promise.all(
    files
      .filter(({ name }) => name.endsWith('.mul'))
      .map(({ text }) => listProblems(text, (name) => names.get(name))),
  );
  return [
    ...lists.flat(),
    ...scenarioProblems(
      textOf(files, '.mms'),
      version,
      (name) => names.get(name),
      (item) => catalog.item(item)?.hittable ?? false,
    ),
  ];
};
