/** What phases, steps and buildings are called in texts for people (ROUND-1, CMB-11, BLD-*); the words of the glossary. */
import type { BuildingType } from './buildings';
import type { CombatStep, Phase } from './phases';

interface Name {
  readonly en: string;
  readonly de: string;
}

export const PHASE_NAMES: Readonly<Record<Phase, Name>> = {
  setup: { en: 'setup', de: 'Aufbau' },
  preparation: { en: 'preparation', de: 'Vorbereitung' },
  planning: { en: 'planning', de: 'Planung' },
  'announcement-1': { en: 'announcement I', de: 'Ankündigung I' },
  movement: { en: 'movement', de: 'Bewegung' },
  'announcement-2': { en: 'announcement II', de: 'Ankündigung II' },
  combat: { en: 'combat', de: 'Kampf' },
  supply: { en: 'supply', de: 'Nachschub' },
  finished: { en: 'the end', de: 'Ende' },
};

export const STEP_NAMES: Readonly<Record<CombatStep, Name>> = {
  declarations: { en: 'declarations', de: 'Angriffserklärungen' },
  battles: { en: 'battles', de: 'Gefechte' },
};

export const BUILDING_NAMES: Readonly<Record<BuildingType, Name>> = {
  hospital: { en: 'hospital', de: 'Krankenhaus' },
  'black-market': { en: 'black market', de: 'Schwarzmarkt' },
  'free-trader': { en: 'free trader', de: 'Freihändler' },
  academy: { en: 'academy', de: 'Mechkriegerakademie' },
  'mech-factory': { en: 'mech factory', de: 'Mechfabrik' },
  'repair-hangar': { en: 'repair hangar', de: 'Reparaturhangar' },
  spaceport: { en: 'spaceport', de: 'Raumhafen' },
  'sensor-network': { en: 'sensor network', de: 'Sensornetzwerk' },
  'railway-station': { en: 'railway station', de: 'Bahnhof' },
  dropship: { en: 'dropship', de: 'Landungsschiff' },
  'mine-factory': { en: 'mine factory', de: 'Minenfabrik' },
  'ammunition-depot': { en: 'ammunition depot', de: 'Munitionsdepot' },
  'commodity-exchange': { en: 'commodity exchange', de: 'Warenbörse' },
  'guerrilla-hq': { en: 'guerrilla HQ', de: 'Guerillahauptquartier' },
  quarry: { en: 'quarry', de: 'Steinbruch' },
  'spy-service': { en: 'spy service', de: 'Spionagedienst' },
  'mercenary-camp': { en: 'mercenary camp', de: 'Söldnerlager' },
  airfield: { en: 'airfield', de: 'Flughafen' },
  'tank-factory': { en: 'tank factory', de: 'Panzerfabrik' },
  barracks: { en: 'barracks', de: 'Infanteriekaserne' },
  scrapyard: { en: 'scrapyard', de: 'Schrottplatz' },
};

/** Events and violations carry their facts as plain values; one that has no name here is written as it is. */
const named =
  (names: Readonly<Record<string, Name>>) =>
  (value: unknown, language: 'en' | 'de'): string =>
    (typeof value === 'string' && Object.hasOwn(names, value) ? names[value]?.[language] : undefined) ?? String(value);

export const phaseName = named(PHASE_NAMES);
export const stepName = named(STEP_NAMES);
export const buildingName = named(BUILDING_NAMES);
