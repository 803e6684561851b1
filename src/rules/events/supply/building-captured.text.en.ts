import type { Line } from '../say';
import { Who, who } from '../words/en';
import type { BuildingCapturedTold } from './building-captured';

export const buildingCaptured: Line<BuildingCapturedTold> = ({ buildingType, hex, from = null, to }, say) => {
  const what = `${say.building(buildingType)} in ${hex}`;
  if (to === undefined) return `You lost the ${what}.`;
  return `${Who(say, to)} took the ${what}${from === null ? '' : ` from ${who(say, from)}`}.`;
};
