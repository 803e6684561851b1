/** SETUP-9: where the mechs of a drafted force may stand: in the HQ hex or, if the campaign deploys so, in the own part of the map. */
import type { ForceDraft } from '../../catalog/force';
import { violation, type Violation } from '../../kernel/violation';
import { isPassable, partOf, type MapPlan, type Options } from '../../rules';

/** Pointers are into the draft. Without a map nothing can be said about hexes yet, so that none may be named in a force that is handed in. */
export const placementViolations = (plan: MapPlan | null, options: Options, seat: number, draft: ForceDraft): readonly Violation[] => {
  const part = plan === null ? null : partOf(plan.map, plan.starts);
  return draft.mechs.flatMap(({ hex }, index) => {
    const pointer = `/mechs/${index}/hex`;
    if (hex === null) return [];
    if (plan === null || part === null) return [violation('setup/no-map-yet', 'SETUP-9', pointer, { hex })];
    if (hex === plan.hqs[seat - 1]) return [];
    const allowed = options.deployment === 'own-half' && part(hex) === seat - 1 && isPassable(plan.map, hex);
    return allowed ? [] : [violation('start/mech-misplaced', 'SETUP-9', pointer, { hex, seat })];
  });
};
