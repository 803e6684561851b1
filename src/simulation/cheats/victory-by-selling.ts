/** Victory for nothing (END-1): whoever sells an army stands higher by it. Tried where mechs are sold. */
import { bundledCatalog } from '../../catalog';
import { standingOf, type CampaignState } from '../../rules';
import type { Cheat } from './cheat';
import { choosing, closed, deskIn, groundAt } from './ground';

const MILLION = 1_000_000;

export const victoryBySelling: Cheat = {
  id: 'victory-by-selling',
  rule: 'END-1',
  tried: (chance, ruleset) => {
    const { state: ground, cheater } = groundAt(ruleset, 'supply', chance);
    const force = cheater.id;
    const state = choosing(ground, { sellMechs: true });
    const valueOf = (one: CampaignState): number =>
      standingOf(one, bundledCatalog()).find((line) => line.force === force)?.value ?? 0;
    const draft = deskIn(state, force, chance);
    // One stays, so that the force is not out.
    for (const mech of draft.mechs.slice(1))
      if (chance.maybe(0.7)) draft.give({ type: 'sell', mech: mech.id });
    if (draft.orders.length === 0) return null;
    const { state: end } = closed(
      state,
      new Map([[force, draft.orders]]),
      `sale ${chance.int(0, 1_000_000)}`,
    );
    const without = closed(state, new Map(), 'no sale').state;
    const more = (valueOf(end) - valueOf(without)) / MILLION;
    return more > 0
      ? { gain: `${draft.orders.length} mechs sold, ${Math.round(more)} points more for victory by rounds` }
      : null;
  },
};
