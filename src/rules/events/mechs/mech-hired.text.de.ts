import type { Line } from '../say';
import { mech } from '../words/de';
import type { MechHiredTold } from './mech-hired';

export const mechHired: Line<MechHiredTold> = (told, say) =>
  `${mech(say, told)} ist für diese Runde gemietet und steht in ${told.hex}.`;
