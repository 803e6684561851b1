import type { Line } from '../say';
import { Theirs } from '../words/en';
import type { PilotBoardedTold } from './pilot-boarded';

export const pilotBoarded: Line<PilotBoardedTold> = ({ force, hex, mechName, pilotName }, say) =>
  `${Theirs(say, force, pilotName)} boarded ${mechName} in ${hex}.`;
