import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechShutDownTold } from './mech-shut-down';

export const mechShutDown: Line<MechShutDownTold> = (told, say) =>
  `${mech(say, told)} in ${told.hex} ist diese Runde abgeschaltet.`;
