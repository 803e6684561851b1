import type { Line } from '../say';
import { Wer, hat, gebaeude } from '../words/de';
import type { BuildingRepairedTold } from './building-repaired';

export const buildingRepaired: Line<BuildingRepairedTold> = ({ buildingType, hex, force, cp }, say) =>
  `${Wer(say, force)} ${hat(say, force)} an ${gebaeude.dative(say, buildingType)} in ${hex} ${say.number(cp)} CP instand gesetzt.`.replace(
    ' an dem ',
    ' am ',
  );
