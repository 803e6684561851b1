/** BT-PSR-4: piloting rolls at the end of a phase, in their order. */
import { flatMap } from '../../../../kernel';
import { term } from '../../../shared/terms';
import type { Mech } from '../mech/model';
import { type Failure, phaseFailure } from './automatic';
import { addedBy, PHASE_CAUSES, type PhaseCause } from './causes';
import { type PilotingTarget, pilotingTerms, targetOf } from './target';

export type PhaseRolls =
  | { readonly falls: true; readonly why: Failure }
  /** Rolled one after the other until one fails: one fall is enough. */
  | {
      readonly falls: false;
      readonly rolls: readonly { readonly cause: PhaseCause; readonly target: PilotingTarget }[];
    };

/** `causes` in any order, one entry for each time (kicked twice is two rolls). */
export const phaseRolls = (mech: Mech, causes: readonly PhaseCause[]): PhaseRolls => {
  if (mech.isProne) return { falls: false, rolls: [] };
  const why = phaseFailure(mech, causes);
  if (why !== null) return { falls: true, why };
  const inOrder = flatMap(PHASE_CAUSES, (cause) => causes.filter((one) => one === cause));
  const target = targetOf([
    ...pilotingTerms(mech),
    ...inOrder.filter((cause) => addedBy(cause) !== 0).map((cause) => term(cause, addedBy(cause))),
  ]);
  return { falls: false, rolls: inOrder.map((cause) => ({ cause, target })) };
};
