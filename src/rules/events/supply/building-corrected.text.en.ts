import type { Line } from '../say';
import { who } from '../words/en';
import type { BuildingCorrectedTold } from './building-corrected';

export const buildingCorrected: Line<BuildingCorrectedTold> = ({ buildingType, hex, control, cp }, say) =>
  `The game master corrected the ${say.building(buildingType)} in ${hex}: ${say.count(cp, 'CP', 'CP')}, controlled by ${control === null ? 'nobody' : who(say, control)}.`;
