/** The phases that take orders (ROUND-3), in the order of the round: a standing word names some of them. */
import { rulesetOf } from './registry';
import { CURRENT_RULESET } from './terms-of';

/** Of the newest rules; of combat the attack declarations take them. */
export const ORDER_PHASES = [
  ...new Set(
    rulesetOf(CURRENT_RULESET)
      .phases.filter(({ takesOrders }) => takesOrders)
      .map(({ phase }) => phase),
  ),
];
