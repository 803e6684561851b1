import type { NoticeText } from '../say';
import type { PhaseOpenData } from './phase-open';

export const phaseOpen: NoticeText<PhaseOpenData> = ({ round, phase, step, deadline }, say) => ({
  title: `Deine Befehle: ${say.phaseOrStep(phase, step)}`,
  body: `Runde ${say.number(round)}: Die Phase „${say.phaseOrStep(phase, step)}“ ist offen. ${deadline === null ? 'Sie endet, wenn alle bereit sind.' : `Deine Befehle werden bis ${say.time(deadline)} erwartet.`}`,
});
