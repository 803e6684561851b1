/** Orders for fault tests: every mech of a force walks to a hex that its options name. */
import type { LoadedCampaign } from '../../../src/application/campaigns/campaign-store';
import type { ForceId } from '../../../src/kernel/ids';
import { knowledgeOf, optionsOf, rulesetOf } from '../../../src/rules';

interface MoveOptions {
  readonly mechs: readonly {
    readonly mech: string;
    readonly reachable: readonly { readonly path: readonly string[] }[];
  }[];
}

/**
 * From the options of a view or of the API; `variant` chooses among the hexes that can be reached: other
 * numbers, other orders.
 */
export const marchFrom = (options: unknown, variant: number): readonly object[] =>
  (options as MoveOptions).mechs.flatMap(({ mech, reachable }, index) => {
    const to = reachable[(index + variant) % Math.max(1, reachable.length)];
    return to === undefined ? [] : [{ type: 'move', mech, path: to.path }];
  });

export const marchOrders = (
  { state, catalog }: LoadedCampaign,
  force: ForceId,
  variant: number,
): readonly object[] =>
  marchFrom(
    optionsOf(
      rulesetOf(state.campaign.ruleset),
      catalog,
      knowledgeOf(state, catalog, { kind: 'force', force }),
    ).orders['move'],
    variant,
  );
