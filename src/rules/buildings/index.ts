/**
 * The building types of each ruleset, in the order of the table of buildings. A ruleset has those of its
 * predecessor, but for what it changes.
 */
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
import { defineBuilding, type BuildingDefinition, type NoBenefits } from './definition';

const FROM_THE_FIRST = [
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
] as const;

/**
 * A building type that only sees and lets mechs enter play: all that buildings did under the first ruleset.
 */
const seesAndLetsIn = <Type extends string>(
  full: BuildingDefinition<Type>,
): BuildingDefinition<Type, NoBenefits> => {
  const { type, rule, text, entry, indestructible, alwaysAtWork, benefits } = full;
  const { sight } = benefits;
  return defineBuilding({
    type,
    rule,
    text,
    entry,
    indestructible,
    alwaysAtWork,
    benefits: sight === undefined ? {} : { sight },
  });
};

const planetary1 = FROM_THE_FIRST.map((full) => seesAndLetsIn(full));

const planetary2 = [...FROM_THE_FIRST] as const;

const planetary3 = [...planetary2] as const;

export const BUILDINGS_BY_RULESET = {
  'planetary-1': planetary1,
  'planetary-2': planetary2,
  'planetary-3': planetary3,
} as const;

/** A building type that some ruleset has. */
type AnyBuilding = (typeof BUILDINGS_BY_RULESET)[keyof typeof BUILDINGS_BY_RULESET][number];
export type BuildingType = AnyBuilding['type'];

/** The benefits that the building types of all rulesets have, by name. */
export type Brought = AnyBuilding['benefits'];

/** Every type that some ruleset has, as the latest one has it. */
export const BUILDINGS: readonly BuildingDefinition<BuildingType>[] = [
  ...new Map(
    Object.values<readonly BuildingDefinition<BuildingType>[]>(BUILDINGS_BY_RULESET)
      .flat()
      .map((one) => [one.type, one]),
  ).values(),
];

export const BUILDING_TYPES: readonly BuildingType[] = BUILDINGS.map(({ type }) => type);
