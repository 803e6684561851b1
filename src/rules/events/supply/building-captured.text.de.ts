import type { Line } from '../say';
import { Wer, hat, wem, gebaeude } from '../words/de';
import type { BuildingCapturedTold } from './building-captured';

export const buildingCaptured: Line<BuildingCapturedTold> = ({ buildingType, hex, from = null, to }, say) => {
  const what = gebaeude.accusative(say, buildingType);
  if (to === undefined) return `Du hast ${what} in ${hex} verloren.`;
  if (from === null) return `${Wer(say, to)} ${hat(say, to)} ${what} in ${hex} eingenommen.`;
  return `${Wer(say, to)} ${hat(say, to)} ${wem(say, from)} ${what} in ${hex} abgenommen.`;
};
