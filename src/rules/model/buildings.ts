/** The 21 building types (the table of BLD). */
export const BUILDING_TYPES = [
  'hospital', 'black-market', 'free-trader', 'academy', 'mech-factory', 'repair-hangar', 'spaceport', 'sensor-network',
  'railway-station', 'dropship', 'mine-factory', 'ammunition-depot', 'commodity-exchange', 'guerrilla-hq', 'quarry',
  'spy-service', 'mercenary-camp', 'airfield', 'tank-factory', 'barracks', 'scrapyard',
] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];
