import type { Line } from '../say';
import { Theirs } from '../words/en';
import type { PilotSoldTold } from './pilot-sold';

export const pilotSold: Line<PilotSoldTold> = ({ force, name }, say) =>
  `${Theirs(say, force, name)} was dismissed for pay and left play.`;
