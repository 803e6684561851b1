import type { PostText } from '../definition';
import type { WaitingForData } from './waiting-for';

export const waitingFor: PostText<WaitingForData> = (
  { round, phase, step, deadline },
  say,
  { waitingFor: forces },
) => ({
  title: `Waiting for ${say.list(forces)}`,
  body:
    deadline === null
      ? `The deadline of ${say.phaseOrStep(phase, step)} in round ${say.number(round)} has passed; the phase stays open.`
      : `In round ${say.number(round)}, ${say.phaseOrStep(phase, step)} ends on ${say.time(deadline)}.`,
});
