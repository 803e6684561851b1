/**
 * MegaMek's boards of 16 × 17 hexes in the folders of its old map sets, the same in all releases from 0.49 on
 * (docs/megamek.md).
 */
const BOARDS: Readonly<Record<string, readonly string[]>> = {
  'Map Set 2': [
    ...['BattleTech', 'City Ruins', 'CityTech', 'Desert Hills', 'Desert Hills 2'],
    ...['Lake Area', 'Mountain Lake', 'River Valley', 'Scattered Woods'],
  ],
  'Map Set 3': [
    ...[
      'City Hills Residential 1',
      'City Hills Residential 2',
      'Desert Mountain 1',
      'Desert Mountain 2',
      'Desert Mountain 3',
      'Desert Mountain 4',
    ],
    ...['Desert Sinkhole 1', 'Desert Sinkhole 2', 'Rolling Hills 1', 'Rolling Hills 2'],
  ],
  'Map Set 4': [
    ...['City Street Grid-Park 1', 'City Street Grid-Park 2', 'Heavy Forest 1', 'Heavy Forest 2'],
    ...['Large Lakes 1', 'Large Lakes 2', 'River Delta 1', 'River Delta 2'],
  ],
  'Map Set 5': [
    ...[
      'Deep Canyon 1',
      'Deep Canyon 2',
      'Large Mountain 1',
      'Large Mountain 2',
      'Moonscape 1',
      'Moonscape 2',
      'Open Terrain 1',
      'Open Terrain 2',
    ],
  ],
  'Map Set 6': [
    ...[
      'BattleForce 2',
      'Box Canyon',
      'City (Downtown)',
      'City (Residential)',
      'City (Skyscraper)',
      'City (Suburbs)',
      'Wide River',
      'Woodland',
    ],
  ],
};

export const BOARD_FOLDERS: readonly string[] = Object.keys(BOARDS);

const NAMES: ReadonlySet<string> = new Set(
  Object.entries(BOARDS).flatMap(([folder, names]) => names.map((name) => `${folder}/16x17 ${name}`)),
);

/** As a scenario names it, turned or not. */
export const isBoard = (name: string): boolean =>
  name === 'RANDOM' || NAMES.has(name.replace(/^rotate:/, ''));
