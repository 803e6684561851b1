/** The building types of each ruleset, in the order of the table of buildings. */
import { academy } from './academy';
import { airfield } from './airfield';
import { ammunitionDepot } from './ammunition-depot';
import { barracks } from './barracks';
import { blackMarket } from './black-market';
import { commodityExchange } from './commodity-exchange';
import { dropship } from './dropship';
import { freeTrader } from './free-trader';
import { guerrillaHq } from './guerrilla-hq';
import { hospital } from './hospital';
import { mechFactory } from './mech-factory';
import { mercenaryCamp } from './mercenary-camp';
import { mineFactory } from './mine-factory';
import { quarry } from './quarry';
import { railwayStation } from './railway-station';
import { repairHangar } from './repair-hangar';
import { scrapyard } from './scrapyard';
import { sensorNetwork } from './sensor-network';
import { spaceport } from './spaceport';
import { spyService } from './spy-service';
import { tankFactory } from './tank-factory';
import { defineBuilding, type BuildingDefinition } from './definition';
import type { BuildingType } from '../model/buildings';

/** All 21. */
export const BUILDINGS: readonly BuildingDefinition[] = [
  hospital,
  blackMarket,
  freeTrader,
  academy,
  mechFactory,
  repairHangar,
  spaceport,
  sensorNetwork,
  railwayStation,
  dropship,
  mineFactory,
  ammunitionDepot,
  commodityExchange,
  guerrillaHq,
  quarry,
  spyService,
  mercenaryCamp,
  airfield,
  tankFactory,
  barracks,
  scrapyard,
];

/** What each type is in a ruleset. Wars that began under `planetary-1` go on with what buildings did there: sight and entry. */
const OF_RULESET: Readonly<Record<string, (definition: BuildingDefinition) => BuildingDefinition>> = {
  'planetary-1': ({ type, rule, entry, sight, indestructible }) => defineBuilding({ type, rule, entry, sight, indestructible }),
};

const byRuleset = new Map<string, ReadonlyMap<BuildingType, BuildingDefinition>>();

/** The definitions of a ruleset, by type. */
export const buildingsOf = (ruleset: string): ReadonlyMap<BuildingType, BuildingDefinition> => {
  const known = byRuleset.get(ruleset);
  if (known !== undefined) return known;
  const as = OF_RULESET[ruleset] ?? ((definition) => definition);
  const made = new Map(BUILDINGS.map((definition) => [definition.type, as(definition)]));
  byRuleset.set(ruleset, made);
  return made;
};
