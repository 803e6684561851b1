import type { PostText } from '../definition';
import type { WaitingForData } from './waiting-for';

export const waitingFor: PostText<WaitingForData> = (
  { round, phase, step, deadline },
  say,
  { waitingFor: forces },
) => ({
  title: `Es ${say.plural(forces.length, 'fehlt', 'fehlen')} noch ${say.list(forces)}`,
  body:
    deadline === null
      ? `Die Frist der Phase „${say.phaseOrStep(phase, step)}“ in Runde ${say.number(round)} ist abgelaufen; die Phase bleibt offen.`
      : `Die Phase „${say.phaseOrStep(phase, step)}“ in Runde ${say.number(round)} endet am ${say.time(deadline)}.`,
});
