/** phase-advanced (ROUND-3): the GM ended the open phase before its time. */
import type { CombatStep, Phase } from '../../model/phases';
import { defineEvent } from '../definition';

export interface PhaseAdvanced {
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly reason: string | null;
}

/** What is told of it. */
export interface PhaseAdvancedTold {
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
  readonly reason: string | null;
}

export const phaseAdvanced = defineEvent<'phase-advanced', PhaseAdvanced, PhaseAdvancedTold>({
  type: 'phase-advanced',
  tell: ({ round, phase, step, reason }) => ({ round, phase, step, reason }),
});
