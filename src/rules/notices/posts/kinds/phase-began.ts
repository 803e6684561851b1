/** phase-began (ROUND-3): a phase waits for orders. */
import type { CampaignRolledBackTold } from '../../../events/course/campaign-rolled-back';
import type { PhaseOpenedTold } from '../../../events/course/phase-opened';
import { takesOrders } from '../../facts';
import { isOpenNow, type Position } from '../../position';
import { definePost, toldOf } from '../definition';

export interface PhaseBeganData extends Position {
  /** ISO 8601, UTC; null: it ends when all are ready. */
  readonly deadline: string | null;
}

export const phaseBegan = definePost<'phase-began', PhaseBeganData>({
  kind: 'phase-began',
  // Of several phases that one command opens, the last is the one that waits.
  called: (told, facts) => {
    const opened = [
      ...toldOf<CampaignRolledBackTold>(told, 'campaign-rolled-back'),
      ...toldOf<PhaseOpenedTold>(told, 'phase-opened'),
    ].at(-1);
    if (opened === undefined || !takesOrders(facts)) return null;
    const { round, phase, step, deadline } = opened;
    return { epoch: facts.epoch, round, phase, step, deadline };
  },
  stillTrue: (data, facts) => isOpenNow(data, facts) && takesOrders(facts),
});
