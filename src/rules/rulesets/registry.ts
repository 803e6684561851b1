/** The rulesets there are. A campaign is pinned to one of them. */
import { flatMap } from '../../kernel';
import type { AnyOrderDefinition, OrderRegistry } from '../orders/definition';
import { planetary1 } from './planetary-1';
import { planetary2 } from './planetary-2';
import { planetary3 } from './planetary-3';
import type { Ruleset } from './ruleset';

const RULESETS: readonly Ruleset[] = [planetary1, planetary2, planetary3];

/** Their names, oldest first. */
export const RULESET_IDS: readonly string[] = RULESETS.map(({ id }) => id);

/** The entry of every order type that some ruleset has. */
export const ORDER_ENTRIES: readonly AnyOrderDefinition[] = flatMap(
  Object.values(Object.assign({}, ...RULESETS.map(({ orders }) => orders)) as OrderRegistry),
  (entry) => entry ?? [],
);

/** Throws for one that this version does not have: a database newer than the program. */
export const rulesetOf = (id: string): Ruleset => {
  const found = RULESETS.find((ruleset) => ruleset.id === id);
  if (found === undefined) throw new Error(`this version has no ruleset ${id}`);
  return found;
};
