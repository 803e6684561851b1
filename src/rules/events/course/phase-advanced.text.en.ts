import type { Line } from '../say';
import { because } from '../words/en';
import type { PhaseAdvancedTold } from './phase-advanced';

export const phaseAdvanced: Line<PhaseAdvancedTold> = ({ round, phase, step, reason }, say) =>
  `The game master ended ${say.phase(phase)}${step ? ` (${say.step(step)})` : ''} of round ${round} before its time.${because(reason)}`;
