/** deadline-passed (ROUND-4): with `onDeadline: wait` a phase goes on after its deadline; the GM is told, and all see it. */
import type { CombatStep, Phase } from '../../model/phases';
import { defineEvent } from '../definition';
import { phaseName } from '../../model/names';

export interface DeadlinePassed {
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
}

export const deadlinePassed = defineEvent<'deadline-passed', DeadlinePassed>({
  type: 'deadline-passed',
  apply: (draft) => draft.patchCampaign({ deadline: null }),
  tell: ({ round, phase, step }) => ({ round, phase, step }),
  text: {
    en: (told) => `The deadline of ${phaseName(told['phase'], 'en')} in round ${String(told['round'])} has passed.`,
    de: (told) => `Die Frist von ${phaseName(told['phase'], 'de')} in Runde ${String(told['round'])} ist abgelaufen.`,
  },
});
