/** phase-advanced (ROUND-3): the GM ended the open phase before its time. */
import type { CombatStep, Phase } from '../../model/phases';
import { defineEvent } from '../definition';
import { phaseName } from '../../model/names';

export interface PhaseAdvanced {
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly reason: string | null;
}

export const phaseAdvanced = defineEvent<'phase-advanced', PhaseAdvanced>({
  type: 'phase-advanced',
  tell: ({ round, phase, step, reason }) => ({ round, phase, step, reason }),
  text: {
    en: (told) => `The game master ended ${phaseName(told['phase'], 'en')} of round ${String(told['round'])}.`,
    de: (told) => `Die Spielleitung hat die Phase ${phaseName(told['phase'], 'de')} der Runde ${String(told['round'])} beendet.`,
  },
});
