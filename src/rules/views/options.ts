/** Which orders are open to a player now (ROUND-3): the order types of the phase, each with what is legal in it. */
import type { Catalog } from '../../catalog/model';
import type { Knowledge } from '../knowledge/knowledge';
import type { Ruleset } from '../rulesets/ruleset';
import type { OptionsView } from './shapes';

/** No order types for who plays no force, for one that is out, and when the campaign is not running. */
export const optionsOf = (ruleset: Ruleset, catalog: Catalog, knowledge: Knowledge): OptionsView => {
  const { round, phase, step, status } = knowledge.campaign;
  const plays = knowledge.force !== null && !knowledge.force.out && status !== 'finished';
  const open = Object.keys(ruleset.orders)
    .sort()
    .flatMap((type) => {
      const definition = ruleset.orders[type];
      return plays && definition?.phases.some((one) => one.phase === phase && one.step === step) ? [definition] : [];
    });
  return {
    round,
    phase,
    step,
    orders: Object.fromEntries(open.map((definition) => [definition.type, definition.options({ catalog, knowledge, earlier: [] })])),
  };
};
