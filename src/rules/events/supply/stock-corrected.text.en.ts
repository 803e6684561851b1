import type { Line } from '../say';
import { whose, goods } from '../words/en';
import type { StockCorrectedTold } from './stock-corrected';

export const stockCorrected: Line<StockCorrectedTold> = ({ force, hex, item, quantity, usable }, say) =>
  `The game master corrected ${whose(say, force)} depot in ${hex}: ${goods(say, item, quantity)}${usable === quantity ? '' : `, ${usable === 0 ? 'none' : say.number(usable)} of it usable this round`}.`;
