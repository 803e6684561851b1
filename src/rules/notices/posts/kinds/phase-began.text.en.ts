import type { PostText } from '../definition';
import type { PhaseBeganData } from './phase-began';

export const phaseBegan: PostText<PhaseBeganData> = (
  { round, phase, step, deadline },
  say,
  { waitingFor },
) => ({
  title: `Round ${say.number(round)}: ${say.phaseOrStep(phase, step)}`,
  body: [
    deadline === null
      ? 'The phase is open and ends when all are ready.'
      : `Orders are due by ${say.time(deadline)}.`,
    ...(waitingFor.length === 0 ? [] : [`Waiting for ${say.list(waitingFor)}.`]),
  ].join(' '),
});
