import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechHiredTold } from './mech-hired';

export const mechHired: Line<MechHiredTold> = (told, say) =>
  `${mech(say, told)} ist für diese Runde angeheuert und steht in ${told.hex}.`;
