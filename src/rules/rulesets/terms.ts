/**
 * What a ruleset holds beside its phases and orders: its building types, the options of a campaign that sets
 * none, and what the parts of the rules that serve all rulesets ask for, since they cannot look into the
 * rulesets, which are made of them. Each ruleset is its predecessor with changes.
 */
import { tons } from '../../kernel';
import { BUILDINGS_BY_RULESET, type BuildingType } from '../buildings';
import type { BuildingDefinition } from '../buildings/definition';
import { DEFAULT_ENGINE } from '../model/engines';
import type { Options } from '../model/options';

export interface Terms {
  /** Stands in every campaign and setup, e.g. `planetary-1`. */
  readonly id: string;
  /** In the order of the table of buildings. */
  readonly buildings: readonly BuildingDefinition<BuildingType>[];
  /** The defaults of the rules. */
  readonly options: Options;
  /**
   * SALV: what is left on a won field can be salvaged. Else the losers' wrecks leave play, and the winner's
   * unfit mechs stay.
   */
  readonly salvage: boolean;
  /** A round ends with a word on how every force stands. */
  readonly roundEnds: boolean;
  /**
   * SUP-4, BLD-FACT: a mech of another technology needs a black market, whosever list it stands on. Else a
   * list of the own faction is enough.
   */
  readonly technologyDecides: boolean;
  /**
   * SUP-6: what a sold mech lacks counts as much as it would fetch by itself. Else it counts what it weighs.
   */
  readonly lackingAsSold: boolean;
  /** BLD-DROP: how much of the fee comes back, in hundredths, when a flight does not start. */
  readonly flightReturned: number;
  /**
   * CMB-11: a disputed report waits for the game master, who is reminded every day. Else the battle is called
   * off, or fought by bots.
   */
  readonly disputesWait: boolean;
  /** CMB-11: after so many days away from their account, the game master's place may be claimed. */
  readonly lostAfterDays: number;
  /** END-2: mechs that the game master places share a direction. */
  readonly placedTogether: boolean;
  /**
   * SETUP-7: in whose parts of the planet there is a building more is drawn by lot. Else in those of the
   * first seats.
   */
  readonly remainderByLot: boolean;
}

type Changes = Pick<Terms, 'id'> &
  Partial<Omit<Terms, 'id' | 'options'>> & { readonly options?: Partial<Options> };

/** The terms with changes; SETUP-7: unless they say otherwise, a planet has one building of every type. */
export const changed = (terms: Terms, { options, ...changes }: Changes): Terms => {
  const buildings = changes.buildings ?? terms.buildings;
  return { ...terms, ...changes, options: { ...terms.options, buildingCount: buildings.length, ...options } };
};

const planetary1: Terms = {
  id: 'planetary-1',
  buildings: BUILDINGS_BY_RULESET['planetary-1'],
  options: {
    startingBv: 20_000,
    startingList: 'faction',
    buildingCount: BUILDINGS_BY_RULESET['planetary-1'].length,
    buildingCp: 100,
    deployment: 'hq',
    phaseHours: 48,
    battleHours: 168,
    onDeadline: 'advance',
    fogOfWar: true,
    sightTriggers: 'units-and-buildings',
    supplyPerRound: tons(20),
    startingTons: tons(0),
    battleTurnLimit: null,
    teams: null,
    engine: DEFAULT_ENGINE,
    victory: { lastForceStanding: true, buildings: null, rounds: null, gm: false },
  },
  salvage: false,
  roundEnds: false,
  technologyDecides: false,
  lackingAsSold: false,
  flightReturned: 100,
  disputesWait: false,
  lostAfterDays: 14,
  placedTogether: false,
  remainderByLot: false,
};

const planetary2 = changed(planetary1, {
  id: 'planetary-2',
  buildings: BUILDINGS_BY_RULESET['planetary-2'],
  salvage: true,
  roundEnds: true,
});

const planetary3 = changed(planetary2, {
  id: 'planetary-3',
  buildings: BUILDINGS_BY_RULESET['planetary-3'],
  options: { sellMechs: false, pinShare: 0.25, captureShare: 0, values: { bv: 1, ton: 20, building: 1_000 } },
  technologyDecides: true,
  lackingAsSold: true,
  flightReturned: 50,
  disputesWait: true,
  lostAfterDays: 7,
  placedTogether: true,
  remainderByLot: true,
});

/** Oldest first. */
export const TERMS: readonly Terms[] = [planetary1, planetary2, planetary3];
