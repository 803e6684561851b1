/**
 * What phases, steps, directions, buildings and orders are called in texts for people (ROUND-1, CMB-11,
 * BLD-*, ROUND-6); the words of the glossary.
 */
import type { Both, Language } from '../../kernel';
import { BUILDINGS, type BuildingType } from '../buildings';
import type { Direction, Terrain } from './map';
import type { OrderType } from './order';
import type { CombatStep, Phase } from './phases';
import type { PilotRow } from './state';
import type { MechStatus } from '../mechs/ability';

type Name = Both<string>;

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

const DIRECTION_NAMES: Readonly<Record<Direction, Name>> = {
  N: { en: 'N', de: 'N' },
  NE: { en: 'NE', de: 'NO' },
  SE: { en: 'SE', de: 'SO' },
  S: { en: 'S', de: 'S' },
  SW: { en: 'SW', de: 'SW' },
  NW: { en: 'NW', de: 'NW' },
};

export const TERRAIN_NAMES: Readonly<Record<Terrain, Name>> = {
  clear: { en: 'clear', de: 'offen' },
  woods: { en: 'woods', de: 'Wald' },
  hills: { en: 'hills', de: 'Hügel' },
  mountains: { en: 'mountains', de: 'Gebirge' },
  urban: { en: 'urban', de: 'Stadt' },
  'deep-water': { en: 'deep water', de: 'tiefes Wasser' },
};

const RANK_NAMES: Readonly<Record<PilotRow['rank'], Name>> = {
  elite: { en: 'elite', de: 'Elite' },
  veteran: { en: 'veteran', de: 'Veteran' },
  regular: { en: 'regular', de: 'Regulärer' },
  green: { en: 'green', de: 'Neuling' },
};

const PILOT_STATUS_NAMES: Readonly<Record<PilotRow['status'], Name>> = {
  'in-mech': { en: 'in a mech', de: 'in einem Mech' },
  stored: { en: 'stored', de: 'eingelagert' },
  captured: { en: 'captured', de: 'gefangen' },
  dead: { en: 'dead', de: 'tot' },
};

const MECH_STATE_NAMES: Readonly<Record<MechStatus, Name>> = {
  ready: { en: 'ready', de: 'bereit' },
  'shut-down': { en: 'shut down', de: 'abgeschaltet' },
  sabotaged: { en: 'sabotaged', de: 'sabotiert' },
  'moved-by-train': { en: 'came by train', de: 'kam mit der Bahn' },
  'kept-from-salvage': { en: 'kept from salvage', de: 'aus der Bergung' },
  'no-pilot': { en: 'without a pilot', de: 'ohne Pilot' },
};

export const BUILDING_NAMES = Object.fromEntries(
  BUILDINGS.map(({ type, text }) => [type, text.name]),
) as Readonly<Record<BuildingType, Name>>;

/** What an order is about, as a heading would say it. */
export const ORDER_NAMES: Readonly<Record<OrderType, Name>> = {
  'shut-down': { en: 'shut down', de: 'Abschalten' },
  'exchange-pilots': { en: 'exchange pilots', de: 'Pilotentausch' },
  board: { en: 'board', de: 'Einsteigen' },
  disembark: { en: 'disembark', de: 'Aussteigen' },
  'sabotage-mech': { en: 'sabotage of a mech', de: 'Sabotage an einem Mech' },
  'sabotage-building': { en: 'sabotage of a building', de: 'Sabotage an einem Gebäude' },
  hire: { en: 'hire', de: 'Anmieten' },
  move: { en: 'move', de: 'Bewegung' },
  rail: { en: 'train', de: 'Bahnfahrt' },
  dropship: { en: 'dropship flight', de: 'Landungsschiff-Flug' },
  attack: { en: 'attack', de: 'Angriff' },
  'buy-mech': { en: 'buy a mech', de: 'Mechkauf' },
  'buy-equipment': { en: 'buy equipment', de: 'Ausrüstungskauf' },
  'buy-pilot': { en: 'buy a pilot', de: 'Pilotenkauf' },
  sell: { en: 'sell', de: 'Verkauf' },
  transfer: { en: 'transfer', de: 'Verlegung' },
  'repair-armor': { en: 'repair armour', de: 'Panzerung ausbessern' },
  reload: { en: 'reload', de: 'Munition auffüllen' },
  'repair-structure': { en: 'repair structure', de: 'Struktur instand setzen' },
  replace: { en: 'replace a part', de: 'Teil ersetzen' },
  refit: { en: 'refit', de: 'Umbau' },
  'repair-building': { en: 'repair a building', de: 'Gebäude instand setzen' },
  salvage: { en: 'salvage', de: 'Bergung' },
  factory: { en: 'mech factory', de: 'Mechfabrik' },
  ammunition: { en: 'ammunition delivery', de: 'Munitionslieferung' },
  hangar: { en: 'repair hangar', de: 'Reparaturhangar' },
  train: { en: 'training', de: 'Ausbildung' },
};

/** Events and violations carry their facts as plain values; one that has no name here is written as it is. */
const named =
  (names: Readonly<Record<string, Name>>) =>
  (value: unknown, language: Language): string =>
    (typeof value === 'string' && Object.hasOwn(names, value) ? names[value]?.[language] : undefined) ??
    String(value);

export const phaseName = named(PHASE_NAMES);
export const stepName = named(STEP_NAMES);
export const directionName = named(DIRECTION_NAMES);
export const buildingName = named(BUILDING_NAMES);
export const rankName = named(RANK_NAMES);
export const pilotStatusName = named(PILOT_STATUS_NAMES);
export const mechStateName = named(MECH_STATE_NAMES);
export const terrainName = named(TERRAIN_NAMES);
export const orderName = named(ORDER_NAMES);
