import type { Line } from '../say';
import { Whose, who } from '../words/en';
import type { BuildingSabotagedTold } from './building-sabotaged';

export const buildingSabotaged: Line<BuildingSabotagedTold> = ({ buildingType, hex, force, by }, say) =>
  `${Whose(say, force)} ${say.building(buildingType)} in ${hex} was sabotaged${by === undefined ? '' : ` by ${who(say, by)}`} and does not work this round.`;
