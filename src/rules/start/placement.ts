/**
 * SETUP-9: where the mechs of a drafted force may stand: in the HQ hex or, if the campaign deploys so, in the
 * own part of the map.
 */
import type { ForceDraft } from '../../catalog';
import { flatMap, violation, type Violation } from '../../kernel';
import { isPassable } from '../map/grid';
import { partOf } from '../map/parts';
import type { MapPlan } from '../map/plan';
import type { Options } from '../model/options';

/** Of the force in a seat (from 1). Pointers are into the draft. */
export const placementViolations = (
  plan: MapPlan,
  { deployment }: Pick<Options, 'deployment'>,
  seat: number,
  { mechs }: Pick<ForceDraft, 'mechs'>,
): readonly Violation[] => {
  const part = partOf(plan.map, plan.starts);
  return flatMap(mechs, ({ hex }, index) => {
    if (hex === null || hex === plan.hqs[seat - 1]) return [];
    const allowed = deployment === 'own-half' && part(hex) === seat - 1 && isPassable(plan.map, hex);
    return allowed
      ? []
      : [violation('start/mech-misplaced', 'SETUP-9', `/mechs/${index}/hex`, { hex, seat })];
  });
};
