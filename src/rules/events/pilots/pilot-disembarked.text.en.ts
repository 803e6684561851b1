import type { Line } from '../say';
import { Theirs } from '../words/en';
import type { PilotDisembarkedTold } from './pilot-disembarked';

export const pilotDisembarked: Line<PilotDisembarkedTold> = ({ force, hex, mechName, pilotName }, say) =>
  `${Theirs(say, force, pilotName)} left ${mechName} in ${hex} and is stored there.`;
