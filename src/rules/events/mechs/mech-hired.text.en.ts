import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MechHiredTold } from './mech-hired';

export const mechHired: Line<MechHiredTold> = (told, say) =>
  `${Mech(say, told)} was hired for this round and stands in ${told.hex}.`;
