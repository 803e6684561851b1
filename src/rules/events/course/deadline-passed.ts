/** deadline-passed (ROUND-4): with `onDeadline: wait` a phase goes on after its deadline; the GM is told, and all see it. */
import type { CombatStep, Phase } from '../../model/phases';
import { defineEvent } from '../definition';

export interface DeadlinePassed {
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
}

/** What is told of it. */
export interface DeadlinePassedTold {
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
}

export const deadlinePassed = defineEvent<'deadline-passed', DeadlinePassed, DeadlinePassedTold>({
  type: 'deadline-passed',
  apply: (draft) => draft.patchCampaign({ deadline: null }),
  tell: ({ round, phase, step }) => ({ round, phase, step }),
});
