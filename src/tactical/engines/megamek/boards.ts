/**
 * MegaMek's map sheets for the project's own (TAC-1): boards of 16 × 17 hexes that lie in the same folders
 * under the same names in the releases from 0.49 on (docs/megamek.md). A kind of country with fewer boards
 * than the project has sheets uses them again.
 */
import type { BattleSetup } from '../../contract';
import { SHEETS_ACROSS } from '../../start-zones';

const BOARDS: Readonly<Record<string, readonly string[]>> = {
  clear: [
    'Map Set 5/16x17 Open Terrain 1',
    'Map Set 5/16x17 Open Terrain 2',
    'Map Set 2/16x17 BattleTech',
    'Map Set 2/16x17 River Valley',
  ],
  woods: [
    'Map Set 2/16x17 Scattered Woods',
    'Map Set 6/16x17 Woodland',
    'Map Set 4/16x17 Heavy Forest 1',
    'Map Set 4/16x17 Heavy Forest 2',
  ],
  hills: [
    'Map Set 3/16x17 Rolling Hills 1',
    'Map Set 3/16x17 Rolling Hills 2',
    'Map Set 2/16x17 Desert Hills',
    'Map Set 6/16x17 Box Canyon',
  ],
  mountains: [
    'Map Set 5/16x17 Large Mountain 1',
    'Map Set 5/16x17 Large Mountain 2',
    'Map Set 3/16x17 Desert Mountain 1',
    'Map Set 3/16x17 Desert Mountain 2',
    'Map Set 5/16x17 Deep Canyon 1',
    'Map Set 5/16x17 Deep Canyon 2',
  ],
  lake: [
    'Map Set 2/16x17 Lake Area',
    'Map Set 2/16x17 Mountain Lake',
    'Map Set 4/16x17 Large Lakes 1',
    'Map Set 4/16x17 Large Lakes 2',
    'Map Set 4/16x17 River Delta 1',
    'Map Set 6/16x17 Wide River',
  ],
  urban: [
    'Map Set 2/16x17 CityTech',
    'Map Set 2/16x17 City Ruins',
    'Map Set 4/16x17 City Street Grid-Park 1',
    'Map Set 4/16x17 City Street Grid-Park 2',
  ],
};
const ANY = 'RANDOM';
/** In front of a board that is turned by half a circle. */
const TURNED = 'rotate:';

/**
 * Folders from which MegaMek takes boards where it is to choose by itself; every board in them has the size
 * of a sheet.
 */
export const FOLDERS: readonly string[] = ['Map Set 2', 'Map Set 3', 'Map Set 4', 'Map Set 5', 'Map Set 6'];

type Sheet = BattleSetup['sheets'][number];

const boardOf = ({ name, rotated }: Sheet): string => {
  const [kind = '', number = '1'] = name.split('-');
  const boards = Object.hasOwn(BOARDS, kind) ? (BOARDS[kind] ?? []) : [];
  const board = boards[(Number(number) - 1) % boards.length];
  if (board === undefined) return ANY;
  return rotated ? `${TURNED}${board}` : board;
};

/** As they lie: rows from the north, in each from the west. */
export const boardRows = (sheets: readonly Sheet[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(sheets.length / SHEETS_ACROSS) }, (_, row) =>
    sheets.slice(row * SHEETS_ACROSS, (row + 1) * SHEETS_ACROSS).map(boardOf),
  );

/**
 * In the order in which MegaMek lays them: column by column from the north-west, while a setup has them row
 * by row.
 */
export const boardsOf = (sheets: readonly Sheet[]): readonly string[] => {
  const rows = boardRows(sheets);
  return Array.from({ length: SHEETS_ACROSS }, (_, column) => rows.map((row) => row[column] ?? ANY)).flat();
};
