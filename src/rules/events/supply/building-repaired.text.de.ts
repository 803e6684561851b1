import type { Line } from '../say';
import { Wer, hat, gebaeude } from '../words/de';
import type { BuildingRepairedTold } from './building-repaired';

export const buildingRepaired: Line<BuildingRepairedTold> = ({ buildingType, hex, force, cp }, say) =>
  `${Wer(say, force)} ${hat(say, force)} ${gebaeude.accusative(say, buildingType)} in ${hex} um ${say.number(cp)} CP instand gesetzt.`;
