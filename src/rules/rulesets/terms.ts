/**
 * What a ruleset holds beside its phases and orders: its building types, the options of a campaign that sets none, and what the parts of the rules
 * that serve all rulesets ask for, since they cannot look into the rulesets, which are made of them. Each ruleset is its predecessor with changes.
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
  /** SALV: what is left on a won field can be salvaged. Else the losers' wrecks leave play, and the winner's unfit mechs stay. */
  readonly salvage: boolean;
  /** A round ends with a word on how every force stands. */
  readonly roundEnds: boolean;
}

type Changes = Pick<Terms, 'id'> & Partial<Omit<Terms, 'id' | 'options'>> & { readonly options?: Partial<Options> };

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
};

const planetary2 = changed(planetary1, { id: 'planetary-2', buildings: BUILDINGS_BY_RULESET['planetary-2'], salvage: true, roundEnds: true });

/** Oldest first. */
export const TERMS: readonly Terms[] = [planetary1, planetary2];
