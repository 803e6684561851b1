import type { PostText } from '../definition';
import type { PhaseBeganData } from './phase-began';

export const phaseBegan: PostText<PhaseBeganData> = (
  { round, phase, step, deadline },
  say,
  { waitingFor },
) => ({
  title: `Runde ${say.number(round)}: ${say.phaseOrStep(phase, step)}`,
  body: [
    deadline === null
      ? 'Die Phase ist offen und endet, wenn alle bereit sind.'
      : `Befehle werden bis ${say.time(deadline)} erwartet.`,
    ...(waitingFor.length === 0 ? [] : [`Es fehlen noch: ${say.list(waitingFor)}.`]),
  ].join(' '),
});
