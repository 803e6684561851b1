/** Order sheets in which every mech that can move moves: for seeds and benches, not for winning. */
import type { ForceId, MechId } from '../../kernel';
import { optionsOf, rulesetOf, type Hex, type Order } from '../../rules';
import type { LoadedCampaign } from '../../application/campaigns/campaign-store';
import type { CampaignReader } from '../../application/campaigns/reader';

interface MoveOptions {
  readonly mechs: readonly {
    readonly mech: MechId;
    readonly reachable: readonly { readonly hex: Hex; readonly path: readonly Hex[] }[];
  }[];
}

/**
 * A move for each mech of the force, to somewhere in its reach that no enemy is known to hold; `turn` varies
 * where to.
 */
export const marchOf = (
  campaign: LoadedCampaign,
  reader: CampaignReader,
  force: ForceId,
  turn: number,
): readonly Order[] => {
  const knowledge = reader.knowledge(campaign, { kind: 'force', force });
  const options = optionsOf(rulesetOf(campaign.state.campaign.ruleset), campaign.catalog, knowledge);
  const moves = (options.orders as { readonly move?: MoveOptions }).move;
  const held = new Set<Hex>(knowledge.others.map((mech) => mech.hex));
  return (moves?.mechs ?? []).flatMap(({ mech, reachable }, index): Order[] => {
    const free = reachable.filter(({ hex }) => !held.has(hex));
    const to = free[(index * 7 + turn * 13) % Math.max(1, free.length)];
    return to === undefined ? [] : [{ type: 'move', mech, path: to.path }];
  });
};
