import type { Line } from '../say';
import { wem, gebaeude } from '../words/de';
import type { BuildingSabotagedTold } from './building-sabotaged';

export const buildingSabotaged: Line<BuildingSabotagedTold> = ({ buildingType, hex, force, by }, say) =>
  `${gebaeude.Nominative(say, buildingType)} in ${hex}${say.isYou(force) ? '' : ` (${say.force(force) ?? 'einer Truppe'})`} wurde${by === undefined ? '' : ` von ${wem(say, by)}`} sabotiert und fällt diese Runde aus.`;
