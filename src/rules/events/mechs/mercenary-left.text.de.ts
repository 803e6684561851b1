import type { Line } from '../say';
import { mech } from '../words/de';
import type { MercenaryLeftTold } from './mercenary-left';

export const mercenaryLeft: Line<MercenaryLeftTold> = (told, say) =>
  `${mech(say, told)}${told.hex === null ? '' : ` in ${told.hex}`} war nur für diese Runde angeheuert und ist abgezogen.`;
