/**
 * Whether a player's own options offer nothing to order in the open phase (ROUND-3): what a standing word is
 * judged by.
 */
import type { Catalog } from '../../catalog';
import type { Knowledge } from '../knowledge/knowledge';
import { openDefinition } from '../orders/definition';
import type { Ruleset } from '../rulesets/ruleset';

/**
 * From the player's knowledge alone, so that it tells nobody what is hidden from them. False for who plays no
 * force.
 */
export const nothingToOrder = (ruleset: Ruleset, catalog: Catalog, knowledge: Knowledge): boolean =>
  knowledge.force !== null &&
  Object.keys(ruleset.orders).every((type) => {
    const definition = openDefinition(ruleset.orders, knowledge.campaign, type);
    return definition === null || !definition.offers(definition.options({ catalog, knowledge, earlier: [] }));
  });
