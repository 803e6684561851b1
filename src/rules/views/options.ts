/**
 * Which orders are open to a player now (ROUND-3): the order types of the phase, each with what is legal in
 * it.
 */
import { flatMap } from '../../kernel';
import type { Catalog } from '../../catalog';
import type { Knowledge } from '../knowledge/knowledge';
import { openDefinition } from '../orders/definition';
import type { Ruleset } from '../rulesets/ruleset';
import type { OptionsView } from './shapes';

/** No order types for who plays no force, for one that is out, and when the campaign is not running. */
export const optionsOf = (ruleset: Ruleset, catalog: Catalog, knowledge: Knowledge): OptionsView => {
  const { round, phase, step, status } = knowledge.campaign;
  const plays = knowledge.force !== null && !knowledge.force.out && status !== 'finished';
  const open = flatMap(Object.keys(ruleset.orders).sort(), (type) => {
    const definition = openDefinition(ruleset.orders, { phase, step }, type);
    return plays && definition !== null ? [definition] : [];
  });
  return {
    round,
    phase,
    step,
    orders: Object.fromEntries(
      open.map((definition) => [
        definition.shape.type,
        definition.options({ catalog, knowledge, earlier: [] }),
      ]),
    ),
  };
};
