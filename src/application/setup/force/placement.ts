/** SETUP-9 for drafts, which may be older than the map. */
import type { ForceDraft } from '../../../catalog';
import { violation, type Violation } from '../../../kernel';
import { placementViolations, type MapPlan, type Options } from '../../../rules';

/**
 * Without a map nothing can be said about hexes yet, so that none may be named in a force that is handed in.
 */
export const draftPlacementViolations = (
  plan: MapPlan | null,
  options: Options,
  seat: number,
  draft: ForceDraft,
): readonly Violation[] =>
  plan === null
    ? draft.mechs.flatMap(({ hex }, index) =>
        hex === null ? [] : [violation('setup/no-map-yet', 'SETUP-9', `/mechs/${index}/hex`, { hex })],
      )
    : placementViolations(plan, options, seat, draft);
