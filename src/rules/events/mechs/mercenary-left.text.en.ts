import type { Line } from '../say';
import { Mech } from '../words/en';
import type { MercenaryLeftTold } from './mercenary-left';

export const mercenaryLeft: Line<MercenaryLeftTold> = (told, say) =>
  `${Mech(say, told)}${told.hex === null ? '' : ` in ${told.hex}`} was hired for this round only and has left.`;
