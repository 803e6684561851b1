import type { Line } from '../say';
import { Who } from '../words/en';
import type { BuildingRepairedTold } from './building-repaired';

export const buildingRepaired: Line<BuildingRepairedTold> = ({ buildingType, hex, force, cp }, say) =>
  `${Who(say, force)} repaired ${say.number(cp)} CP of the ${say.building(buildingType)} in ${hex}.`;
