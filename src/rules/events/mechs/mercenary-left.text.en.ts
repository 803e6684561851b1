import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MercenaryLeftTold } from './mercenary-left';

export const mercenaryLeft: Line<MercenaryLeftTold> = (told, say) =>
  `The hire is over: ${Mech(say, told)}${told.hex === null ? '' : ` in ${told.hex}`} has left.`;
