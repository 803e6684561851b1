/** The terms of a campaign's ruleset, and of the one that new campaigns have. */
import type { BuildingType } from '../buildings';
import type { BuildingDefinition } from '../buildings/definition';
import type { Options } from '../model/options';
import { TERMS, type Terms } from './terms';

const byId: ReadonlyMap<string, Terms> = new Map(TERMS.map((terms) => [terms.id, terms]));

/** Throws for one that this version does not have: a database newer than the program. */
export const termsOf = (ruleset: string): Terms => {
  const found = byId.get(ruleset);
  if (found === undefined) throw new Error(`this version has no ruleset ${ruleset}`);
  return found;
};

const byType = new Map<string, ReadonlyMap<BuildingType, BuildingDefinition<BuildingType>>>();

/** The building types of a ruleset, in the order of the table of buildings. */
export const buildingsOf = (ruleset: string): ReadonlyMap<BuildingType, BuildingDefinition<BuildingType>> => {
  const known = byType.get(ruleset);
  if (known !== undefined) return known;
  const made = new Map(termsOf(ruleset).buildings.map((definition) => [definition.type, definition]));
  byType.set(ruleset, made);
  return made;
};

export const buildingTypesOf = (ruleset: string): readonly BuildingType[] => [...buildingsOf(ruleset).keys()];

/** The ruleset of new campaigns: the latest. */
export const CURRENT_RULESET: string = TERMS.at(-1)?.id ?? '';

/** What its options are where a campaign sets none. */
export const DEFAULT_OPTIONS: Options = termsOf(CURRENT_RULESET).options;
