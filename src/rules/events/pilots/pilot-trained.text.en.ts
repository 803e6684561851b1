import type { Line } from '../say';
import { Theirs } from '../words/en';
import type { PilotTrainedTold } from './pilot-trained';

export const pilotTrained: Line<PilotTrainedTold> = ({ force, name, piloting, gunnery }, say) =>
  `${Theirs(say, force, name)} was trained: gunnery ${gunnery}, piloting ${piloting}.`;
