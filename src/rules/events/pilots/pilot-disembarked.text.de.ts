import type { Line } from '../say';
import { theirs } from '../words/de';
import type { PilotDisembarkedTold } from './pilot-disembarked';

export const pilotDisembarked: Line<PilotDisembarkedTold> = ({ force, hex, mechName, pilotName }, say) =>
  `${theirs(say, force, pilotName)} hat ${mechName} in ${hex} verlassen und ist dort eingelagert.`;
