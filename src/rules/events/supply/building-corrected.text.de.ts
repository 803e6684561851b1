import type { Line } from '../say';
import { wem, gebaeude } from '../words/de';
import type { BuildingCorrectedTold } from './building-corrected';

export const buildingCorrected: Line<BuildingCorrectedTold> = ({ buildingType, hex, control, cp }, say) =>
  `Die Spielleitung hat ${gebaeude.accusative(say, buildingType)} in ${hex} berichtigt: ${say.number(cp)} CP, kontrolliert von ${control === null ? 'niemandem' : wem(say, control)}.`;
