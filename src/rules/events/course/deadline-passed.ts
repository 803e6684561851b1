/**
 * deadline-passed (ROUND-4): with `onDeadline: wait` a phase goes on after its deadline; the GM is told, and
 * all see it.
 */
import type { ForceId } from '../../../kernel';
import type { CombatStep, Phase } from '../../model/phases';
import { defineEvent } from '../definition';

export interface DeadlinePassed {
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  /** Forces that were not ready; events of before it was noted lack it. */
  readonly late?: readonly ForceId[];
}

/** What is told of it. */
export interface DeadlinePassedTold {
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
  /** Forces that were not ready. Only the game master is told. */
  readonly late?: readonly string[];
}

export const deadlinePassed = defineEvent<'deadline-passed', DeadlinePassed, DeadlinePassedTold>({
  type: 'deadline-passed',
  apply: (draft) => draft.patchCampaign({ deadline: null }),
  tell: ({ round, phase, step, late }, to) => ({
    round,
    phase,
    step,
    ...(to.kind === 'gm' && late !== undefined ? { late } : {}),
  }),
});
