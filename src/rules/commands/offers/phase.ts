/** DEP-5: exchanges are made in the supply phase, by forces that are in the campaign. */
import { type ForceId, violation, type Violation } from '../../../kernel';
import { rowOf } from '../../model/draft';
import type { CampaignState } from '../../model/state';

export const phaseViolations = (state: CampaignState, force: ForceId): readonly Violation[] => {
  const { status, phase } = state.campaign;
  const inPhase = status === 'running' && phase === 'supply';
  const playing = rowOf(state.forces, force)?.out === false;
  return [
    ...(inPhase ? [] : [violation('offers/not-in-this-phase', 'DEP-5', '', { phase, status })]),
    ...(playing ? [] : [violation('orders/no-force', 'END-1', '')]),
  ];
};
