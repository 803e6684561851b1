import type { Line } from '../say';
import { because } from '../words/de';
import type { PhaseAdvancedTold } from './phase-advanced';

export const phaseAdvanced: Line<PhaseAdvancedTold> = ({ round, phase, step, reason }, say) =>
  `Die Spielleitung hat die Phase „${say.phase(phase)}${step ? ` (${say.step(step)})` : ''}“ der Runde ${round} vorzeitig beendet.${because(reason)}`;
