import type { Line } from '../say';
import { theirs } from '../words/de';
import type { PilotBoardedTold } from './pilot-boarded';

export const pilotBoarded: Line<PilotBoardedTold> = ({ force, hex, mechName, pilotName }, say) =>
  `${theirs(say, force, pilotName)} ist in ${hex} in ${mechName} eingestiegen.`;
