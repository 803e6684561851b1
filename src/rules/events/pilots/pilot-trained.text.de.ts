import type { Line } from '../say';
import { theirs } from '../words/de';
import type { PilotTrainedTold } from './pilot-trained';

export const pilotTrained: Line<PilotTrainedTold> = ({ force, name, piloting, gunnery }, say) =>
  `${theirs(say, force, name)} wurde ausgebildet: Schießen ${gunnery}, Steuern ${piloting}.`;
