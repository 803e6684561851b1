/**
 * The text that says step by step how to host a battle in MegaMek and how to bring it back (MM-1). It tells
 * what its reader may know.
 */
import { flatMap, type Language } from '../../../kernel';
import { DIRECTIONS, directionName } from '../../../rules';
import type { BattleSetup, SetupUnit } from '../../contract';
import { boardRows } from './boards';
import { cornersOf, hexOfPlace } from './deployment';
import { HOW_TO, type HowToFacts, type HowToWords } from './how-to-words';
import type { LeftOutHits } from './records/left-out-hits';
import { plain } from './plain-text';
import { MAX_TEAMS } from './teams';
import type { Dialect } from './version';

export interface HowTo extends HowToFacts {
  readonly language: Language;
  readonly dialect: Dialect;
  /** Sides whose mines the reader may know. */
  readonly knows: readonly string[];
  /** What MegaMek calls a design; empty: it knows none such. */
  readonly designName: (slug: string) => string;
  readonly leftOut: readonly LeftOutHits[];
  /** A building's name in the reader's language. */
  readonly buildingName: (type: BattleSetup['buildings'][number]['type']) => string;
}

const nameOf = ({ designName }: HowTo, { name, design }: SetupUnit): string =>
  [...new Set([plain(name), designName(design)])].filter((part) => part !== '').join(', ');

const startOf = (words: HowToWords, about: HowTo, unit: SetupUnit): string => {
  const { pilot, deployment, shutDown } = unit;
  return words.start({
    name: nameOf(about, unit),
    pilot: pilot === null ? words.nobody : plain(pilot.name),
    direction: deployment === 'anywhere' ? null : deployment.direction,
    outer: deployment !== 'anywhere' && deployment.ring === 'outer',
    corners: deployment === 'anywhere' ? '' : cornersOf(deployment),
    shutDown,
  });
};

const buildingLine = (
  words: HowToWords,
  { buildingName }: HowTo,
  { type, place, cp, indestructible }: BattleSetup['buildings'][number],
): string =>
  words.building(buildingName(type), place === undefined ? null : hexOfPlace(place), cp, indestructible);

/** Lines end as every system's editor wants them. */
export const writeHowTo = (setup: BattleSetup, about: HowTo): string => {
  const words = HOW_TO[about.language];
  const mines = setup.sides.filter(
    ({ side, minesAllowed }) => about.knows.includes(side) && minesAllowed > 0,
  );
  const sections: readonly (readonly string[])[] = [
    [words.title(about)],
    words.contents(about),
    about.mechFiles.length === 0 ? [] : words.designs,
    words.lobby(about, { rectangles: about.dialect.rectangles, teams: setup.sides.length <= MAX_TEAMS }),
    words.scenario(
      about,
      about.leftOut.map(({ unit, hits }) => ({ name: nameOf(about, unit), hits })),
    ),
    [...words.maps, ...boardRows(setup.sheets).map((row) => `  ${row.join(' | ')}`)],
    [...words.starts, ...setup.units.map((unit) => startOf(words, about, unit))],
    setup.buildings.length === 0
      ? []
      : [...words.buildings, ...setup.buildings.map((building) => buildingLine(words, about, building))],
    words.mines(mines.map(({ side, minesAllowed }) => ({ side, mines: minesAllowed }))),
    [
      ...words.leaves,
      ...setup.sides.map(({ side, withdrawal }) =>
        words.leaving(
          side,
          flatMap(DIRECTIONS, (edge) =>
            withdrawal[edge] === undefined
              ? []
              : [`${directionName(edge, about.language)} (${withdrawal[edge]})`],
          ),
        ),
      ),
    ],
    words.back(about.dialect.asksEverybody),
  ];
  return sections
    .filter((section) => section.length > 0)
    .map((section) => `${section.join('\r\n')}\r\n`)
    .join('\r\n');
};
