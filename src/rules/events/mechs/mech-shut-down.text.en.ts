import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MechShutDownTold } from './mech-shut-down';

export const mechShutDown: Line<MechShutDownTold> = (told, say) =>
  `${Mech(say, told)} in ${told.hex} is shut down this round.`;
